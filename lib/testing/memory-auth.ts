import type { Auth } from '../client/auth/auth.ts'
import type { FangkitError } from '../client/fangkit-error.ts'

const PREFIX = 'memory:'

/** Stands for whoever the memory transport was made for. */
export function isMemoryToken(token: string | null | undefined): boolean {
  return token?.startsWith(PREFIX) === true
}

/**
 * Is signed in from the start, as the user the memory transport names.
 *
 * @public
 */
export function createMemoryAuth({ onSignedOut }: { readonly onSignedOut?: (error: FangkitError) => void } = {}): Auth {
  let count = 0
  return {
    // A new one each time: a page goes on when the ones before it were called off.
    getToken: () => ({ token: `${PREFIX}${++count}`, expiresAt: null }),
    ...(onSignedOut && { onSignedOut }),
  }
}
