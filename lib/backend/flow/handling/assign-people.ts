import type { Issue } from '../../../catalogue/check.ts'
import { isFinished } from '../../../domain/flow/job-status.ts'
import type { SignedIn } from '../../handler.ts'
import { changeableCase } from '../../member/case-access.ts'
import { sendAssignedNotices } from '../../notice/send-assigned-notices.ts'
import { updateRecord } from '../../record/store-record.ts'
import { Refusal } from '../../refusal.ts'
import { listOf, textOf } from '../../session.ts'
import type { Row, Unit } from '../../store.ts'
import { accountTable } from '../../account/account-table.ts'
import { flowJobTable } from '../flow-tables.ts'
import { type Handover, noteHandovers } from '../flow-log.ts'
import { jobsChanged } from './jobs-changed.ts'
import { jobsOfCase } from '../jobs-of-case.ts'
import { visibleJob } from '../flow-access.ts'

/** The new follower of a job; empty for none. */
export interface Assignment {
  readonly flowJobId?: string | null
  readonly obligationUserId?: string | null
}

/**
 * Assigns followers to jobs of one case, all of them or none.
 * @returns the case, and the named jobs in order
 * @source CAL-088, FLW-035
 */
export async function assignPeople(
  context: SignedIn,
  prjId: string | null | undefined,
  rows: readonly Assignment[],
): Promise<{ readonly project: Row; readonly jobs: readonly Row[] }> {
  const [first] = rows
  if (!first) throw Refusal.invalid([{ field: 'rows', message: '请选择要保存跟进人的流程' }])
  const project = await changeableCase(context, prjId || (await visibleJob(context, first.flowJobId)).project.key)
  const byKey = new Map((await jobsOfCase(context.unit, project)).map((row) => [row.key, row]))
  const handovers = rows.map(({ flowJobId, obligationUserId }): Handover => {
    const job = byKey.get(flowJobId ?? '')
    if (!job) throw new Refusal('NOT_FOUND', '流程不存在或已移除')
    return { job, from: textOf(job.values['hf15HdlMemberId']) || null, to: obligationUserId || null }
  })
  await refuseWrong(context.unit, project, handovers)
  const changes: Handover[] = []
  for (const { job, from, to } of handovers) {
    if (from !== to)
      changes.push({
        from,
        to,
        job: await updateRecord(context, flowJobTable, job, { ...job.values, hf15HdlMemberId: to }, [
          'hf15HdlMemberId',
        ]),
      })
  }
  if (changes.length > 0) await noteHandovers(context, project, changes)
  await sendAssignedNotices(
    context,
    project,
    changes.map(({ job }) => job),
  )
  const after = changes.length > 0 ? await jobsChanged(context, project) : { project, jobs: [...byKey.values()] }
  const now = new Map(after.jobs.map((row) => [row.key, row]))
  return { project: after.project, jobs: handovers.flatMap(({ job }) => now.get(job.key) ?? []) }
}

/**
 * Refuses wrong assignments.
 * @throws Refusal INVALID naming every row that is wrong, or STATUS for a job that is finished
 */
async function refuseWrong(unit: Unit, project: Row, handovers: readonly Handover[]): Promise<void> {
  const done = handovers.find(({ job, from, to }) => from !== to && isFinished(job.values))
  if (done) throw new Refusal('STATUS', `“${textOf(done.job.values['hf15FlowName'])}”已完结，不能更换跟进人`)
  const requested = [...new Set(handovers.flatMap(({ to }) => to ?? []))]
  const accounts =
    requested.length === 0
      ? []
      : (await unit.list(accountTable, { where: { field: '$key', is: requested }, counted: false })).rows
  const issueOf = (to: string | null): string | null => {
    if (to === null) return null
    const account = accounts.find(({ key }) => key === to)
    if (!account) return '跟进人不存在'
    return project.city !== null && listOf(account.values['cities']).includes(project.city)
      ? null
      : '跟进人不在本项目的城市'
  }
  const issues = handovers.flatMap(({ job, from, to }, index): readonly Issue[] => {
    if (handovers.findIndex((other) => other.job.key === job.key) !== index)
      return [{ field: `rows[${index}].flowJobId`, message: `第${index + 1}行流程重复` }]
    const issue = from === to ? null : issueOf(to)
    return issue === null ? [] : [{ field: `rows[${index}].obligationUserId`, message: `第${index + 1}行${issue}` }]
  })
  if (issues.length > 0) throw Refusal.invalid(issues)
}
