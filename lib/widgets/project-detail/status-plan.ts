import { answerOf, type QueryPlan } from '../../client/queries/query-options.ts'
import { caseCalls } from '../../contract/case/project-calls.ts'
import { project } from '../../domain/project/project.ts'

/** Whether a case may be changed now; loads again whenever the case changes. @source PRJ-042, PRJ-044 */
export function statusOf(prjId: string): QueryPlan<unknown> {
  const plan = answerOf(caseCalls.checkStatus, { prjId })
  return { ...plan, key: [...plan.key, [project.service]] }
}
