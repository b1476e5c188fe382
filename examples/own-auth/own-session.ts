import type { AccessToken, Transport } from 'fangkit'
import { passwordLogin } from 'fangkit'
import { DEMO_PASSWORD } from 'fangkit/testing'

/** [1] The session of the page itself. The library knows nothing about it. */
export interface OwnSession {
  readonly signedIn: () => boolean
  readonly signIn: () => void
  readonly signOut: () => void
  /** What the page's own server would answer: a token for the signed-in user, or null when nobody is signed in. */
  readonly token: (signal: AbortSignal) => Promise<AccessToken | null>
}

export function createOwnSession(transport: Transport): OwnSession {
  const login = passwordLogin(transport)
  let here = true
  return {
    signedIn: () => here,
    signIn: () => {
      here = true
    },
    signOut: () => {
      here = false
    },
    token: async (signal) => (here ? login({ userName: 'manager', password: DEMO_PASSWORD }, { signal }) : null),
  }
}
