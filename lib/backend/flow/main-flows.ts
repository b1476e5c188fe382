import { fromFen } from '../../catalogue/unit.ts'
import { isManager } from '../../domain/permission/role.ts'
import type { SignedIn } from '../handler.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { blockOf, mayAssign } from './flow-access.ts'
import { answerJobs, shownTo, subflowSummary } from './job-answer.ts'

/**
 * The main flows of a case by category, in order, with a summary of their sub-flows.
 * @source CAL-086, FLW-001, FLW-022, ROL-010
 */
export async function answerMainFlows(context: SignedIn, project: Row): Promise<Readonly<Record<string, unknown>>> {
  const shown = await shownTo(context, project)
  const {
    groups,
    commission: { total, earned, calculated },
  } = shown
  const answered = await answerJobs(
    context,
    shown,
    groups.map(({ main }) => main),
  )
  const jobs = groups.map((group, index) => ({
    category: textOf(group.main.values['categoryName']),
    job: { ...answered[index], SubflowData: subflowSummary(shown, group) },
  }))
  const categories = [...new Set(jobs.map(({ category }) => category))]
  const yuan = (fen: bigint) => (calculated ? fromFen(fen) : null)
  return {
    flowWorkVos: categories.map((categoryName) => ({
      categoryName,
      jobsList: jobs.filter(({ category }) => category === categoryName).map(({ job }) => job),
    })),
    mytotalAmount: yuan(total),
    earnedAmount: yuan(earned),
    isManager: isManager(context.principal.roles) ? 1 : 0,
    mayAssign: mayAssign(context, project) ? 1 : 0,
    blocked: blockOf(context, project),
  }
}
