import { useCallback } from 'react'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { useReportError } from '../../provider/callbacks/use-report-error.ts'
import { NoPdfWorker } from './engine/no-pdf-worker.ts'

/**
 * Reports to the caller that the file cannot be read. Errors that only a developer can fix are reported to the host
 * too.
 */
export function useReportFailure(onFailed: ((error: unknown) => void) | undefined): (error: unknown) => void {
  const report = useReportError()
  const notifyHost = useHostCallback(onFailed, 'onFailed')
  return useCallback(
    (error: unknown) => {
      if (error instanceof NoPdfWorker) report(error, 'pdfWorker')
      notifyHost(error)
    },
    [report, notifyHost],
  )
}
