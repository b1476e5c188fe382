import type { Auth } from '../client/auth/auth.ts'
import type { FangkitError } from '../client/fangkit-error.ts'

const PREFIX = 'memory:'

/** True for a token of the memory transport, which represents its own user. */
export function isMemoryToken(token: string | null | undefined): boolean {
  return token?.startsWith(PREFIX) === true
}

/**
 * Creates an `Auth` that is signed in from the start, as the user the memory transport names.
 *
 * @public
 */
export function createMemoryAuth({ onSignedOut }: { readonly onSignedOut?: (error: FangkitError) => void } = {}): Auth {
  let count = 0
  return {
    // Each call returns a new token, so that a page can go on after the earlier ones were revoked.
    getToken: () => ({ token: `${PREFIX}${++count}`, expiresAt: null }),
    ...(onSignedOut && { onSignedOut }),
  }
}
