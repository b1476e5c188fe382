import type { Ports } from 'fangkit/backend'
import { reportTo, type ReportLog } from './report.ts'

/** Reports that are redirected to the log once there is one. */
export interface Reporting {
  readonly report: Ports['report']
  sendTo(log: ReportLog): void
}

/** The business is created before the server with its log. Until then reports go to standard error. */
export function createReporting(): Reporting {
  const line = (fields: object, message: string) =>
    void process.stderr.write(`${JSON.stringify({ ...fields, msg: message })}\n`)
  let report = reportTo({ warn: line, error: line })
  return {
    report: (event) => report(event),
    sendTo: (log) => {
      report = reportTo(log)
    },
  }
}
