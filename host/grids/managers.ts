import { ROLE } from 'fangkit/domain'

/** For lists that only managers change. */
export const MANAGERS_WRITE = { write: [ROLE.manager] } as const

/** For lists that only managers see and change. */
export const MANAGERS_ALONE = { read: [ROLE.manager], ...MANAGERS_WRITE } as const
