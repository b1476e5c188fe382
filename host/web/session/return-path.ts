import { PATHS } from '../paths.ts'

/** Why the log-in page is shown, and where to go afterwards. Stored in the history entry, never in the address. */
export interface LoginState {
  /** The page the user came from. */
  readonly from?: string
  /** The session ended while the user was working. */
  readonly ended?: true
}

/** Returns the page to open after the log-in. */
export function returnPath(state: unknown): string {
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') && from !== PATHS.login
    ? from
    : PATHS.home
}

export function hasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'ended') === true
}
