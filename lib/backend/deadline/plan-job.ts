import type { Day } from '../../catalogue/day.ts'
import { planningIssue } from '../../domain/deadline/planning.ts'
import { FLOW_ACTION } from '../../domain/flow/flow-log.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { handlingRefusal } from '../../domain/flow/handling.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { refuseOldVersion } from '../fee/fee-access.ts'
import { blockOf, handlerOf, requireOpen } from '../flow/flow-access.ts'
import { noteActions } from '../flow/flow-log.ts'
import { type FlowBar, flowBarFor } from '../flow/flow-rights.ts'
import { groupsOf, jobFactsOf, jobsOfCase } from '../flow/jobs-of-case.ts'
import { jobsChanged } from '../flow/handling/jobs-changed.ts'
import { lockedJob } from '../flow/flow-access.ts'
import type { SignedIn } from '../handler.ts'
import { recordOf } from '../record/answer.ts'
import { conflictOver } from '../record/conflict.ts'
import { setState } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { flowJobTable } from '../flow/flow-tables.ts'

/** Why the caller cannot plan a job of a case they see; null when they can. */
export function whyNotPlanned(context: SignedIn, project: Row, job: Row, bar: FlowBar): string | null {
  if (!context.principal.privileges.has(PRIVILEGE.finish)) return '您的角色不能改流程的日期'
  return blockOf(context, project) ?? handlingRefusal(jobFactsOf(job), handlerOf(context, project)) ?? bar.handling(job)
}

/** A job and the day it is planned on, as they are sent. */
interface PlannedRow {
  readonly id?: string | null
  readonly hf15PlanTime?: Day | null
  readonly version?: number | null
}
/** What is sent about all jobs that are planned together. */
interface PlanReason {
  readonly reason?: string | null
  readonly restore?: number | null
}
/** A planned job with the day it had before. */
interface Planned {
  readonly id: string
  readonly version: number
  readonly day: Day | null
  readonly before: Day | null
}

/**
 * Plans an open job on another day. A reminder that is set moves along; the jobs after it do not move by themselves.
 * @source FLW-017, FLW-029, FLW-035
 */
export async function planJob(
  context: SignedIn,
  { id, hf15PlanTime, version, ...why }: PlannedRow & PlanReason,
): Promise<Planned> {
  const { row, project } = await lockedJob(context, id)
  const planned = await planRow(
    context,
    project,
    row,
    { hf15PlanTime: hf15PlanTime ?? null, version: version ?? null },
    why,
  )
  if (planned.day !== planned.before) await jobsChanged(context, project)
  return planned
}

/**
 * Plans open jobs of one case together, such as one that is put off and those after it: all of them or none.
 * @source FLW-017, FLW-029, FLW-035
 */
export async function planJobs(
  context: SignedIn,
  rows: readonly PlannedRow[],
  why: PlanReason,
): Promise<readonly Planned[]> {
  const [first] = rows
  if (!first) throw Refusal.invalid([{ field: 'rows', message: '请选择流程' }])
  if (new Set(rows.map(({ id }) => id)).size < rows.length)
    throw Refusal.invalid([{ field: 'rows', message: '同一流程只能出现一次' }])
  const { project } = await lockedJob(context, first.id)
  const planned: Planned[] = []
  for (const one of rows) {
    const { row } = await lockedJob(context, one.id)
    if (row.project !== project.key) throw Refusal.invalid([{ field: 'rows', message: '所选流程不属于同一项目' }])
    planned.push(await planRow(context, project, row, one, why))
  }
  if (planned.some(({ day, before }) => day !== before)) await jobsChanged(context, project)
  return planned
}

/** Plans one job of a locked case; what depends on it is updated by the caller. */
async function planRow(
  context: SignedIn,
  project: Row,
  row: Row,
  { hf15PlanTime, version }: Omit<PlannedRow, 'id'>,
  { reason: rawReason, restore }: PlanReason,
): Promise<Planned> {
  requireOpen(context, project)
  const refused = whyNotPlanned(context, project, row, await flowBarFor(context))
  if (refused !== null) throw new Refusal('STATUS', refused)
  if (
    groupsOf(await jobsOfCase(context.unit, project)).some(({ main, subs }) => main.key === row.key && subs.length > 0)
  )
    throw new Refusal('STATUS', '主流程的日期随子流程，请改其中的子流程')
  await refuseOldVersion(row, version, () => conflictOver(context.unit, flowJob, recordOf(flowJob, row), row))
  const before = textOf(row.values['hf15PlanTime']) || null
  const [day, reason, restored] = [hf15PlanTime ?? null, rawReason?.trim() ?? '', restore === 1]
  const issue = planningIssue({ from: before, to: day, reason, restored }, context.today)
  if (issue !== null) throw Refusal.invalid([issue])
  if (day === before) return { id: row.key, version: row.version, day, before }
  const hasReminder = textOf(row.values['hf15NoticeTime']) !== ''
  const stored = await setState(
    context,
    flowJobTable,
    row,
    { hf15Status: row.values['hf15Status'] ?? null },
    { hf15PlanTime: day, ...(hasReminder && { hf15NoticeTime: day, hf15RemindedAt: null }) },
    null,
  )
  const words = `${before ?? '未定'} 改为 ${day ?? '未定'}${restored ? '（撤销改期）' : ''}${reason === '' ? '' : `；原因：${reason}`}`
  await noteActions(context, project, [{ job: stored, action: FLOW_ACTION.plan, text: words }])
  return { id: row.key, version: stored.version, day, before }
}
