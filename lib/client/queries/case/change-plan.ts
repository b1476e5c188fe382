import { changeCalls, type CaseChanges } from '../../../contract/case/change-calls.ts'
import { answerOf, type QueryPlan } from '../query-options.ts'

/**
 * What others changed in a case since the user last looked. A request counts as a look, so it is sent again whenever
 * the place that shows it opens, and not when records change meanwhile.
 *
 * @public
 */
export function caseChanges(prjId: string): QueryPlan<CaseChanges> {
  const plan = answerOf(changeCalls.getCaseChanges, { prjId })
  return { ...plan, key: ['CaseLook', ...plan.key.slice(1)], staleTime: 0 }
}
