import { type Day, dayOf } from '../../catalogue/day.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { jobStatus } from '../../domain/flow/job-status.ts'
import { NOTICE_KIND } from '../../domain/flow/notice.ts'
import { isSummary } from '../commission/earning-jobs.ts'
import { rowsOfCase } from '../fee/ledger/case-ledger.ts'
import { caseName } from '../fee/case-name.ts'
import type { Recorder } from '../handler.ts'
import type { Change } from '../live/change.ts'
import { publishingUnit } from '../live/publishing-unit.ts'
import type { Ports } from '../ports.ts'
import { settleReminders } from '../log/settle-reminders.ts'
import { sweepSessions } from '../login/sweep-sessions.ts'
import { setState } from '../record/store-record.ts'
import { textOf } from '../session.ts'
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts'
import type { Filter, Row, RowCursor, Store, Table, Unit } from '../store.ts'
import { SYSTEM_ACCOUNT } from '../system-account.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { projectTable } from '../project/project-table.ts'
import { goesOn, OPEN_JOBS } from './my-to-dos.ts'
import { removeOldNotices } from './remove-old-notices.ts'
import { remindByRules } from './remind-by-rules.ts'
import { sendNotice } from './send-notice.ts'
import { spoken } from './spoken-day.ts'

/** What a host needs of the back end for reminders, in addition to the calls. @public */
export interface ReminderService {
  /**
   * Reminds people of jobs that are due, each job once, settles reminders whose matter is over, and removes old notices
   * and expired sessions. Call it regularly. Several processes may sweep at once. `signal` stops it between two cases.
   */
  sweep(signal?: AbortSignal): Promise<{ readonly reminded: number }>
}

export interface ReminderServiceParts {
  readonly store: Store
  readonly ports: Ports
  readonly tables: readonly Table[]
  readonly settings?: Settings
  /** Publishes the changes of a unit after its commit. */
  readonly publish: (changes: readonly Change[]) => void
}

/** Jobs looked at in one unit of work. */
const AT_ONCE = 100

/**
 * Creates the service that sends and settles reminders. It runs on a timer, not by calls.
 * @source FLW-029, FLW-032, OPN-057
 */
export function createReminderService({
  store,
  ports,
  tables,
  settings = DEFAULT_SETTINGS,
  publish,
}: ReminderServiceParts): ReminderService {
  const inUnit = <T>(now: number, work: (context: Recorder) => Promise<T>): Promise<T> =>
    publishingUnit({ store, publish }, { account: SYSTEM_ACCOUNT, now }, (unit, notify) =>
      work({
        unit,
        ports,
        tables,
        now,
        action: 'reminders.sweep',
        requestId: '',
        notify,
        principal: { acctId: SYSTEM_ACCOUNT },
      }),
    )
  return {
    async sweep(signal) {
      const now = ports.clock()
      const today = dayOf(now)
      let reminded = 0
      for (let after: RowCursor | null = { value: null, key: '' }; after; ) {
        const { cases, next }: Candidates = await store.unit({ account: SYSTEM_ACCOUNT, now }, (unit) =>
          candidatesAfter(unit, after, today),
        )
        for (const project of cases) {
          if (signal?.aborted) return { reminded }
          // An error in one case must not stop the reminders of others; the next sweep tries it again.
          reminded += await inUnit(now, (context) => remindOf(context, project, today)).catch((cause: unknown) => {
            ports.report({ level: 'warn', message: 'jobs of a case were not reminded of', requestId: '', cause })
            return 0
          })
        }
        after = next
      }
      reminded += await remindByRules(store, ports, inUnit, signal)
      await removeOutdated((work) => inUnit(now, work), settings, signal)
      return { reminded }
    },
  }
}

/** Settles reminders that are over and removes old rows, in short units of work. */
async function removeOutdated(
  inUnit: <T>(work: (context: Recorder) => Promise<T>) => Promise<T>,
  settings: Settings,
  signal: AbortSignal | undefined,
): Promise<void> {
  let after: RowCursor | null = { value: null, key: '' }
  while (after && !signal?.aborted) {
    const from: RowCursor = after
    after = await inUnit<RowCursor | null>((context) => settleReminders(context, from.key === '' ? null : from))
  }
  while (!signal?.aborted && (await inUnit(({ unit, now }) => removeOldNotices(unit, now))));
  while (!signal?.aborted && (await inUnit((context) => sweepSessions(context, settings))));
}

interface Candidates {
  /** Cases in which people may have to be reminded. */
  readonly cases: readonly string[]
  readonly next: RowCursor | null
}

/** Jobs that may be due, read from a cursor on, so that jobs that cannot be reminded of now do not block the others. */
async function candidatesAfter(unit: Unit, after: RowCursor | null, today: Day): Promise<Candidates> {
  const { rows } = await unit.list(flowJobTable, {
    where: dueBy(today),
    pageSize: AT_ONCE,
    ...(after && after.key !== '' && { after }),
    counted: false,
  })
  const last = rows.length < AT_ONCE ? undefined : rows.at(-1)
  return {
    cases: [...new Set(rows.flatMap(({ project }) => project ?? []))],
    next: last ? { value: null, key: last.key } : null,
  }
}

/** Open jobs not reminded of yet, with a reminder day up to this day, or without one and planned up to this day. */
function dueBy(today: Day): Filter {
  const planned: Filter = {
    all: [
      { field: 'hf15NoticeTime', is: [null] },
      { field: 'hf15PlanTime', to: today },
    ],
  }
  return {
    all: [
      OPEN_JOBS,
      { field: 'hf15RemindedAt', is: [null] },
      { any: [{ field: 'hf15NoticeTime', to: today }, planned] },
    ],
  }
}

/**
 * Reminds of the due jobs of one case. The case is locked first, so that it waits for a user who is changing it.
 * @returns how many
 */
async function remindOf(context: Recorder, key: string, today: Day): Promise<number> {
  const { unit, now, notify } = context
  const project = await unit.get(projectTable, key, { lock: true })
  if (!project || !goesOn(project)) return 0
  const jobs = await rowsOfCase(unit, flowJobTable, project)
  const { rows } = await unit.list(flowJobTable, {
    where: { all: [{ field: '$project', is: [key] }, dueBy(today)] },
    sort: [{ field: 'sortNo' }],
    counted: false,
  })
  let count = 0
  for (const job of rows) {
    const recipient = textOf(job.values['hf15HdlMemberId']) || textOf(project.values['hf20ManagerId'])
    if (recipient === '' || isSummary(job, jobs)) continue
    const { hf15NoticeTime = null, hf15PlanTime = null, hf15Status = null } = job.values
    await setState(
      context,
      flowJobTable,
      job,
      { hf15RemindedAt: null, hf15NoticeTime, hf15PlanTime, hf15Status },
      { hf15RemindedAt: now },
      null,
    )
    await sendNotice(context, project, {
      acctId: recipient,
      kind: NOTICE_KIND.due,
      ...reminderTextOf(project, job, today),
      jobId: job.key,
      planDay: textOf(hf15PlanTime ?? undefined) || null,
    })
    count += 1
  }
  if (count > 0) notify.record(flowJob.service, project.key, project)
  return count
}

function reminderTextOf(project: Row, { values }: Row, today: Day): { readonly title: string; readonly body: string } {
  const name = textOf(values['hf15FlowName'])
  const { day, late } = jobStatus(values, today)
  const unfollowed = textOf(values['hf15HdlMemberId']) === '' ? '，尚未指定跟进人' : ''
  const when = late > 0 ? `已逾期 ${late} 天` : day === today ? '今天到期' : '提醒'
  return {
    title: `${name}${when === '提醒' ? '' : `：${when}`}`,
    body: `${caseName(project)}${day === null ? '' : `，计划${spoken(day, today)}办理`}${unfollowed}`,
  }
}
