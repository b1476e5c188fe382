import type { Day } from '../../../catalogue/day.ts'
import type { FinishResult } from '../../../contract/flow/flow-job-calls.ts'
import { BULK_LIMIT } from '../../../contract/record/operation-calls.ts'
import { FLOW_STATUS } from '../../../domain/codes.ts'
import { FLOW_ACTION } from '../../../domain/flow/flow-log.ts'
import { handlingRefusal } from '../../../domain/flow/handling.ts'
import { isFinished, isReminder } from '../../../domain/flow/job-status.ts'
import type { SignedIn } from '../../handler.ts'
import { setState } from '../../record/store-record.ts'
import { Refusal } from '../../refusal.ts'
import type { Row, Values } from '../../store.ts'
import { flowJobTable } from '../flow-tables.ts'
import { papersOfCase } from '../../paper/papers-of-case.ts'
import { missingPapersOf } from '../../paper/missing-papers.ts'
import { handlerOf } from '../flow-access.ts'
import { flowBarFor } from '../flow-rights.ts'
import { noteActions } from '../flow-log.ts'
import { groupsOf, jobsOfCase, jobFactsOf } from '../jobs-of-case.ts'

/** The day of the work, or of the reminder. */
export interface When {
  readonly day: Day
  readonly reminder: boolean
  /** Why jobs are finished although papers are missing; empty without a reason. */
  readonly reason: string
}

/** The days sent with a call. */
export interface JobDays {
  readonly hf15PlanTime?: Day | null
  readonly noticeTime?: Day | null
}

/**
 * Reads the two days of a call. Only a day later than tomorrow can be planned, and only an earlier one finished.
 * @throws Refusal INVALID
 * @source FLW-029, OPN-056, OPN-057
 */
export function whenOf(
  { hf15PlanTime: day, noticeTime: noticeDay }: JobDays,
  rawReason: string | null | undefined,
  today: Day,
): When {
  const reason = rawReason?.trim() ?? ''
  const invalid = (field: string, message: string): Refusal => Refusal.invalid([{ field, message }])
  if (!day) throw invalid('hf15PlanTime', '办理日期必填')
  const later = isReminder(day, today)
  if (!noticeDay) {
    if (later) throw invalid('hf15PlanTime', '办理日期晚于明天，不能完结；请设置提醒，并给出相同的提醒日期')
    return { day, reminder: false, reason }
  }
  if (noticeDay !== day) throw invalid('noticeTime', '提醒日期应与办理日期相同')
  if (!later) throw invalid('noticeTime', '提醒日期应晚于明天；今天、明天或更早办理的流程请直接完结')
  return { day, reminder: true, reason }
}

/** The result for each job, and which of them were finished. */
export interface Handled {
  readonly results: readonly FinishResult[]
  readonly finished: ReadonlySet<string>
}

/**
 * Finishes or plans jobs of a locked case, each independently; a main flow represents all its open sub-flows. A job
 * with missing papers needs a reason, which is logged.
 *
 * @throws Refusal INVALID for none or too many
 * @source FLW-028, FLW-032, ruling 26, server rule R18
 */
export async function handleJobs(
  context: SignedIn,
  project: Row,
  ids: readonly string[],
  when: When,
): Promise<Handled> {
  const jobs = await jobsOfCase(context.unit, project)
  const byKey = new Map(jobs.map((row) => [row.key, row]))
  const requested = expanded(jobs, ids)
  if (requested.length === 0) throw Refusal.invalid([{ field: 'ids', message: '请选择要完结的流程' }])
  if (requested.length > BULK_LIMIT)
    throw Refusal.invalid([
      {
        field: 'ids',
        message: `一次最多处理${BULK_LIMIT.toLocaleString('zh-CN')}个流程，当前${requested.length.toLocaleString('zh-CN')}个`,
      },
    ])
  const [who, bar] = [handlerOf(context, project), await flowBarFor(context)]
  const papers = when.reminder ? null : await papersOfCase(context, project, jobs)
  const missingOf = (id: string) => (papers === null ? [] : missingPapersOf(papers, id))
  const results = requested.map((id): FinishResult => {
    const job = byKey.get(id)
    const refusal = job ? (handlingRefusal(jobFactsOf(job), who) ?? bar.handling(job)) : '流程不存在或已移除'
    if (refusal !== null) return { id, ok: false, message: refusal, missing: [] }
    const missing = when.reason === '' ? missingOf(id) : []
    return {
      id,
      ok: missing.length === 0,
      message: missing.length === 0 ? '' : `缺少资料：${namesOf(missing)}；确需完结请填写原因`,
      missing: [...missing],
    }
  })
  const done = results.flatMap(({ id, ok }) => (ok ? (byKey.get(id) ?? []) : []))
  const changed: Row[] = []
  for (const job of done)
    changed.push(
      await setState(
        context,
        flowJobTable,
        job,
        { hf15Status: job.values['hf15Status'] ?? null },
        patchOf(context, when),
        null,
      ),
    )
  await noteActions(
    context,
    project,
    changed.map((job) =>
      when.reminder
        ? { job, action: FLOW_ACTION.remind, text: `提醒日期${when.day}` }
        : { job, action: FLOW_ACTION.finish, text: finishText(when, missingOf(job.key)) },
    ),
  )
  return { results, finished: new Set(when.reminder ? [] : changed.map(({ key }) => key)) }
}

/** Maximum number of names in a message or log entry. */
const NAMED = 10
const namesOf = (missing: readonly string[]): string =>
  `${missing.slice(0, NAMED).join('、')}${missing.length > NAMED ? `等 ${missing.length} 份` : ''}`

const finishText = ({ day, reason }: When, missing: readonly string[]): string =>
  `办理日期${day}${missing.length === 0 ? '' : `；缺少资料：${namesOf(missing)}；原因：${reason}`}`

/** A reminder does not change the status: the work is planned, not done. */
function patchOf({ now, principal }: SignedIn, { day, reminder }: When): Values {
  if (reminder) return { hf15PlanTime: day, hf15NoticeTime: day, hf15RemindedAt: null }
  return {
    hf15Status: FLOW_STATUS.finished,
    hf15PlanTime: day,
    hf15NoticeTime: null,
    hf15RemindedAt: null,
    hf15FinishUsr: principal.acctId,
    hf15FinishAt: now,
  }
}

/**
 * Each job once. A main flow is replaced by its open sub-flows; one without any stays, so that the result mentions it.
 */
function expanded(jobs: readonly Row[], ids: readonly string[]): readonly string[] {
  const groups = new Map(groupsOf(jobs).map(({ main, subs }) => [main.key, subs]))
  return [
    ...new Set(
      ids.flatMap((id) => {
        const open = (groups.get(id) ?? []).filter(({ values }) => !isFinished(values)).map(({ key }) => key)
        return open.length > 0 ? open : [id]
      }),
    ),
  ]
}
