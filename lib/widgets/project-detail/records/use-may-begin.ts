import { caseRecordCallsOf } from '../../../contract/case/case-record-calls.ts'
import { useMayAdd } from '../use-may-add.ts'

/** Whether to offer creating a record that does not exist yet. */
export function useMayBegin(service: string, enabled: boolean): boolean {
  return useMayAdd(caseRecordCallsOf(service).getOpts, enabled)
}
