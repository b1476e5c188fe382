import type { FangkitError } from '../../client/fangkit-error.ts'
import { useCore } from '../provider-context.ts'

/**
 * Tells the host's `onError` about something that went wrong outside a call, such as a widget that could not be drawn.
 * Failed calls are told by the client already.
 */
export function useReportError(): (error: unknown, op: string) => FangkitError {
  return useCore().report
}
