import type { FangkitError } from '../../client/fangkit-error.ts'
import type { Notice } from './notice-store.ts'

/**
 * What a person is told about a failure: the server's words, as a warning when they can do something about it.
 * Nothing for aborted calls, and nothing for the end of a session, which has its own way.
 *
 * @source ERR-019, ERR-020, ERR-059
 */
export function noticeOf({ kind, userMessage, traceId }: FangkitError): Notice | null {
  if (kind === 'aborted' || kind === 'signed-out') return null
  const failed = kind === 'server' || kind === 'contract' || kind === 'network' || kind === 'timeout'
  return { tone: failed ? 'error' : 'warning', title: userMessage, ...(failed && traceId !== null && { traceId }) }
}
