import type { FangkitError } from '../../client/fangkit-error.ts'
import type { Notice } from './notice-store.ts'

/**
 * Makes the notice for a failure: the message of the server, as a warning when the user can solve the problem. Null for
 * aborted calls and for the end of a session, which is shown elsewhere.
 *
 * @source ERR-019, ERR-020, ERR-059
 */
export function noticeOf({ kind, userMessage, traceId }: FangkitError): Notice | null {
  if (kind === 'aborted' || kind === 'signed-out') return null
  const failed = kind === 'server' || kind === 'contract' || kind === 'network' || kind === 'timeout'
  return { tone: failed ? 'error' : 'warning', title: userMessage, ...(failed && traceId !== null && { traceId }) }
}
