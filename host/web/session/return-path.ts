import { PATHS } from '../paths.ts'

/**
 * Why somebody stands before the log-in, and where they go from there. Lives in the history entry, never in the
 * address.
 */
export interface LoginState {
  /** The page they came from. */
  readonly from?: string
  /** The session ended while they worked. */
  readonly ended?: true
}

/** The page to open after the log-in. */
export function returnPath(state: unknown): string {
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') && from !== PATHS.login
    ? from
    : PATHS.home
}

export function hasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'ended') === true
}
