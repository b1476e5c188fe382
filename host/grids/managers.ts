import { ROLE } from 'fangkit/domain'

/** Lists that are the managers' to change. */
export const MANAGERS_WRITE = { write: [ROLE.manager] } as const

/** Lists nobody else even sees. */
export const MANAGERS_ALONE = { read: [ROLE.manager], ...MANAGERS_WRITE } as const
