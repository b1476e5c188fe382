import type { GridSource } from '../grid/grid-source.ts'
import type { Implementation } from '../handler.ts'
import { userHandlers } from '../staff/user-handlers.ts'
import { menuHandlers } from './menu-handlers.ts'
import { rightsHandlers } from './rights-handlers.ts'

/** The calls that answer who the user is, and what they may open and do. */
export function permissionHandlers(sources: readonly GridSource[]): readonly Implementation[] {
  return [...menuHandlers(sources), ...rightsHandlers(sources), ...userHandlers(sources)]
}
