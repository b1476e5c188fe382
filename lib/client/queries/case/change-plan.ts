import { changeCalls, type CaseChanges } from '../../../contract/case/change-calls.ts'
import { answerOf, type QueryPlan } from '../query-options.ts'

/**
 * What others changed in a case since the user last looked. Loaded again whenever the place that shows it opens, and
 * not when records change meanwhile: what the user is reading stays.
 *
 * @public
 */
export function caseChanges(prjId: string): QueryPlan<CaseChanges> {
  return { ...answerOf(changeCalls.getCaseChanges, { prjId }), staleTime: 0 }
}
