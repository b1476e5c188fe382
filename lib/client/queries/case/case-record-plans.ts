import { caseRecordCallsOf } from '../../../contract/case/case-record-calls.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import type { DraftRecord } from '../../../contract/output.ts'
import type { StoredRecord } from './member-plans.ts'
import { answerOf, pageOf, type QueryPlan } from '../query-options.ts'

/**
 * Reads the demand, house, trade or loan of a case; null when there is none.
 *
 * @source CAL-024 to CAL-027, PRJ-049
 * @public
 */
export function caseRecord(service: string, prjId: string): QueryPlan<StoredRecord | null> {
  const { key, load, ...rest } = pageOf(caseRecordCallsOf(service).getSubPageList, { page: 1, objKey: prjId })
  return {
    ...rest,
    key: [...key, 'first'],
    load: async (client, options) => (await load(client, options)).rows[0] ?? null,
  }
}

/**
 * A blank record, filled with what the case already contains. Never cached: every form starts from a new one.
 *
 * @public
 */
export function caseRecordBlank(service: string, prjId: string): QueryPlan<DraftRecord<RecordValues>> {
  return { ...answerOf(caseRecordCallsOf(service).doCreate, { objKey: prjId }), staleTime: 0 }
}
