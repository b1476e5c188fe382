import type { Day } from '../../catalogue/day.ts'
import { BULK_LIMIT, type BulkResult } from '../../contract/operation-calls.ts'
import { FLOW_STATUS } from '../../domain/codes.ts'
import { FLOW_ACTION } from '../../domain/flow/flow-log.ts'
import { handlingRefusal } from '../../domain/flow/handling.ts'
import { isFinished, isReminder } from '../../domain/flow/job-standing.ts'
import type { SignedIn } from '../handler.ts'
import { setState } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Values } from '../store.ts'
import { flowJobTable } from '../tables.ts'
import { handlerOf } from './flow-access.ts'
import { flowBarFor } from './flow-rights.ts'
import { noteActions } from './flow-trail.ts'
import { groupsOf, jobsOfCase, standingOf } from './jobs-of-case.ts'

/** The day of the work, or of the reminder of it. */
export interface When {
  readonly day: Day
  readonly reminder: boolean
}

/** Reads the two days of a call: only a day that lies later than tomorrow is planned, and only one that does not is finished. @throws Refusal INVALID @source FLW-029, OPN-056, OPN-057 */
export function whenOf(day: Day | null | undefined, noticeDay: Day | null | undefined, today: Day): When {
  const complain = (field: string, message: string): Refusal => Refusal.invalid([{ field, message }])
  if (!day) throw complain('hf15PlanTime', '办理日期必填')
  const later = isReminder(day, today)
  if (!noticeDay) {
    if (later) throw complain('hf15PlanTime', '办理日期晚于明天，不能完结；请设置提醒，并给出相同的提醒日期')
    return { day, reminder: false }
  }
  if (noticeDay !== day) throw complain('noticeTime', '提醒日期应与办理日期相同')
  if (!later) throw complain('noticeTime', '提醒日期应晚于明天；今天、明天或更早办理的流程请直接完结')
  return { day, reminder: true }
}

/** What became of each job, and which of them are finished by it. */
export interface Handled {
  readonly results: readonly BulkResult[]
  readonly finished: ReadonlySet<string>
}

/** Finishes or plans jobs of a locked case, each for itself; a main flow means all of its open sub-flows. @throws Refusal INVALID for none or too many @source FLW-028, FLW-032, server rule R18 */
export async function handleJobs(context: SignedIn, project: Row, ids: readonly string[], when: When): Promise<Handled> {
  const jobs = await jobsOfCase(context.unit, project)
  const byKey = new Map(jobs.map((row) => [row.key, row]))
  const wanted = expanded(jobs, ids)
  if (wanted.length === 0) throw Refusal.invalid([{ field: 'ids', message: '请选择要完结的流程' }])
  if (wanted.length > BULK_LIMIT) throw Refusal.invalid([{ field: 'ids', message: `一次最多处理${BULK_LIMIT.toLocaleString('zh-CN')}个流程，当前${wanted.length.toLocaleString('zh-CN')}个` }])
  const [who, bar] = [handlerOf(context, project), await flowBarFor(context)]
  const results = wanted.map((id): BulkResult => {
    const job = byKey.get(id)
    const refusal = job ? (handlingRefusal(standingOf(job), who) ?? bar.handling(job)) : '流程不存在或已移除'
    return { id, ok: refusal === null, message: refusal ?? '' }
  })
  const done = results.flatMap(({ id, ok }) => (ok ? (byKey.get(id) ?? []) : []))
  const changed: Row[] = []
  for (const job of done) changed.push(await setState(context, flowJobTable, job, { hf15Status: job.values['hf15Status'] ?? null }, patchOf(context, when), null))
  await noteActions(context, project, changed.map((job) => (when.reminder ? { job, action: FLOW_ACTION.remind, text: `提醒日期${when.day}` } : { job, action: FLOW_ACTION.finish, text: `办理日期${when.day}` })))
  return { results, finished: new Set(when.reminder ? [] : changed.map(({ key }) => key)) }
}

/** A reminder leaves the status as it is: the work was planned, nothing of it was done. */
function patchOf({ now, principal }: SignedIn, { day, reminder }: When): Values {
  if (reminder) return { hf15PlanTime: day, hf15NoticeTime: day, hf15RemindedAt: null }
  return { hf15Status: FLOW_STATUS.finished, hf15PlanTime: day, hf15NoticeTime: null, hf15RemindedAt: null, hf15FinishUsr: principal.acctId, hf15FinishAt: now }
}

/** Each job once; a main flow gives way to its open sub-flows, and one that has none open stays, so that it is said of it. */
function expanded(jobs: readonly Row[], ids: readonly string[]): readonly string[] {
  const groups = new Map(groupsOf(jobs).map(({ main, subs }) => [main.key, subs]))
  return [...new Set(ids.flatMap((id) => {
    const open = (groups.get(id) ?? []).filter(({ values }) => !isFinished(values)).map(({ key }) => key)
    return open.length > 0 ? open : [id]
  }))]
}
