import { isManager } from '../../domain/permission/role.ts'
import type { ListRules } from '../grid/list-rules.ts'
import type { SignedIn } from '../handler.ts'
import { listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { flowRightTable } from './flow-tables.ts'

/** Why the user may not work on a job, regardless of who follows it; null when no rule forbids it. */
export interface FlowBar {
  readonly handling: (job: Row) => string | null
  readonly undoing: (job: Row) => string | null
}

/**
 * Role rules of a flow override those of its main flow; managers may work on all.
 * @source ROU-004 (/WorkflowPrvGrid), FLW-035
 */
export async function flowBarFor({ unit, principal }: Pick<SignedIn, 'unit' | 'principal'>): Promise<FlowBar> {
  if (isManager(principal.roles)) return { handling: () => null, undoing: () => null }
  const { rows } = await unit.list(flowRightTable, { where: { field: 'enabled', is: [1] }, counted: false })
  const byFlow = new Map(rows.map((row) => [textOf(row.values['prvFlow']), row]))
  const rightOf = ({ values }: Row) =>
    byFlow.get(textOf(values['hf15FlowCode'])) ?? byFlow.get(textOf(values['hf15FatherCode']))
  const holds = (right: Row) => listOf(right.values['prvRoles']).some((role) => principal.roles.includes(role))
  return {
    handling: (job) => {
      const right = rightOf(job)
      return right && !holds(right) ? '您的角色不能办理该流程' : null
    },
    undoing: (job) => {
      const right = rightOf(job)
      return right && !(holds(right) && right.values['prvUndo'] === 1) ? '您的角色不能撤销该流程' : null
    },
  }
}

/** Open cases reload their jobs when the rules about who may work on them change. */
export const flowRightRules: ListRules = {
  changed: async ({ notify }, before, after) => {
    const row = after ?? before
    if (row) notify.record('Hf15FlowJobs', row.key, { project: null, city: null })
  },
}
