import { toFangkitError } from '../fangkit-error.ts'
import type { Session } from './session.ts'

/** Runs some work with a token. @throws FangkitError */
export type Signed = <T>(op: string, signal: AbortSignal, send: (token: string) => Promise<T>) => Promise<T>

/**
 * Runs work with the token of a session. When the server refuses the token, renews it and runs the work once more. This
 * is safe for writes too, because a refused call has had no effect.
 */
export function signedBy(session: Session): Signed {
  const attempt = async <T>(token: string, send: (token: string) => Promise<T>): Promise<T> => {
    const result = await send(token)
    session.accepted(token)
    return result
  }
  return async (op, signal, send) => {
    const token = await session.token(op, signal)
    try {
      return await attempt(token, send)
    } catch (thrown) {
      const error = toFangkitError(thrown, op)
      if (error.kind !== 'signed-out') throw error
      const renewed = await session.renew(token, error, signal)
      try {
        return await attempt(renewed, send)
      } catch (again) {
        const final = toFangkitError(again, op)
        if (final.kind === 'signed-out') session.end(renewed, final)
        throw final
      }
    }
  }
}
