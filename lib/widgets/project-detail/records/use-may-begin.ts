import { caseRecordCallsOf } from '../../../contract/case/case-record-calls.ts'
import { useMayAdd } from '../use-may-add.ts'

/** Whether to offer a record that is not there yet. */
export function useMayBegin(service: string, enabled: boolean): boolean {
  return useMayAdd(caseRecordCallsOf(service).getOpts, enabled)
}
