import type { FangkitError } from '../../client/fangkit-error.ts'
import { useCore } from '../provider-context.ts'

/**
 * Reports an error outside a call to the host's `onError`, for example a widget that failed to render. The client
 * already reports failed calls.
 */
export function useReportError(): (error: unknown, op: string) => FangkitError {
  return useCore().report
}
