import { dayOf, millisecondsOf } from '../../../catalogue/day.ts'
import { DEMAND_STEP, FLOW_STATUS } from '../../../domain/codes.ts'
import { NOTICE_KIND, NOTICE_STATE } from '../../../domain/flow/notice.ts'
import { REMIND_END, REMIND_STATE } from '../../../domain/log/remind-log.ts'
import { caseName } from '../../../backend/fee/case-name.ts'
import { textOf } from '../../../backend/session.ts'
import type { NewRow, Row, Unit, Values } from '../../../backend/store.ts'
import { flowJobTable } from '../../../backend/flow/flow-tables.ts'
import { remindTable } from '../../../backend/log/log-tables.ts'
import { noticeTable } from '../../../backend/notice/notice-tables.ts'
import { projectTable } from '../../../backend/project/project-table.ts'
import { DEMO_USERS } from '../accounts/demo-users.ts'

const HOUR = 3_600_000
/** Reminders are sent in the morning. */
const MORNING = 8 * HOUR
/** Every n-th finished job had a reminder; notices older than this number of days have been removed. */
const EVERY = 9
const NOTICES_SINCE_DAYS = 60
const PHONED_EVERY = 4
const TO_PHONE = ['资料退回：收入证明', '资料退回：银行流水', '资料退回：征信报告', '资料退回：婚姻证明'] as const
/** The reminder service itself reminds these users of their due jobs. */
const REMINDED_BY_SERVICE: readonly string[] = ['demo-sales', 'demo-service']
const ENDED: readonly string[] = [DEMAND_STEP.finished, DEMAND_STEP.stopped]

/**
 * Adds reminders of demo cases as the reminder service would have sent them: settled ones of finished jobs, open ones
 * of due jobs. The demo users have read their notices.
 */
export async function seedReminders(unit: Unit, now: number): Promise<void> {
  const cases = new Map((await unit.list(projectTable, { counted: false })).rows.map((row) => [row.key, row]))
  const { rows } = await unit.list(flowJobTable, {
    where: { not: { field: 'hf15PlanTime', is: [null] } },
    sort: [{ field: 'hf15PlanTime' }],
    counted: false,
  })
  const due = rows.filter(
    (job) =>
      textOf(job.values['hf15FatherCode']) !== '' &&
      textOf(job.values['hf15HdlMemberId']) !== '' &&
      textOf(job.values['hf15PlanTime']) <= dayOf(now),
  )
  const finished = due
    .filter(({ values }) => values['hf15Status'] === FLOW_STATUS.finished)
    .filter((_job, index) => index % EVERY === 0)
  const open = due.filter(
    ({ values, project }) =>
      values['hf15Status'] !== FLOW_STATUS.finished &&
      !REMINDED_BY_SERVICE.includes(textOf(values['hf15HdlMemberId'])) &&
      !ENDED.includes(textOf(cases.get(project ?? '')?.values['hf20DemandStep'])),
  )
  const remindTimeOf = (job: Row) => Math.min(millisecondsOf(textOf(job.values['hf15PlanTime'])) + MORNING, now)
  for (const job of open) await unit.update(flowJobTable, job.key, job.version, { hf15RemindedAt: remindTimeOf(job) })
  await unit.insertAll(remindTable, [
    ...byPhone(cases, now),
    ...open.map((job) => reminderOf(job, remindTimeOf(job), {})),
    ...finished.map((job) =>
      reminderOf(job, remindTimeOf(job), {
        remindState: REMIND_STATE.over,
        overAt: Math.max(remindTimeOf(job), Number(job.values['hf15FinishAt'] ?? now)),
        overWhy: REMIND_END.finished,
      }),
    ),
  ])
  const remindedJobs = [...open, ...finished].filter((job) => remindTimeOf(job) > now - NOTICES_SINCE_DAYS * 24 * HOUR)
  await unit.insertAll(
    noticeTable,
    remindedJobs.map(
      (job): NewRow => ({
        key: `demo-notice-${job.key}`,
        project: job.project,
        city: job.city,
        values: {
          kind: NOTICE_KIND.due,
          acctId: textOf(job.values['hf15HdlMemberId']),
          title: titleOf(job),
          body: bodyOf(job, cases.get(job.project ?? '')),
          prjId: job.project,
          jobId: job.key,
          state: NOTICE_STATE.sent,
          sentAt: remindTimeOf(job),
          ...((finished.includes(job) || DEMO_USERS.some(({ acctId }) => acctId === job.values['hf15HdlMemberId'])) && {
            readAt: Math.min(remindTimeOf(job) + HOUR, now),
          }),
        },
      }),
    ),
  )
}

/** Reminders that ask a participant to phone the customer; some are done. */
function byPhone(cases: ReadonlyMap<string, Row>, now: number): readonly NewRow[] {
  const going = [...cases.values()].filter(
    ({ values }) => !ENDED.includes(textOf(values['hf20DemandStep'])) && textOf(values['hf20ManagerId']) !== '',
  )
  return going
    .filter((_row, index) => index % PHONED_EVERY === 0)
    .map((row, index): NewRow => {
      const [remindedAt, acctId] = [now - (index + 1) * 7 * HOUR, textOf(row.values['hf20ManagerId'])]
      const phoned = index % 3 === 0 ? { phoned: 1, phonedAt: remindedAt + HOUR, phonedBy: acctId } : { phoned: 0 }
      return {
        key: `demo-remind-phone-${index + 1}`,
        project: row.key,
        city: row.city,
        values: {
          remindTitle: TO_PHONE[index % TO_PHONE.length] ?? '',
          acctId,
          prjId: row.key,
          remindedAt,
          byPhone: 1,
          ...phoned,
          remindState: REMIND_STATE.open,
        },
      }
    })
}

const titleOf = ({ values }: Row): string => `${textOf(values['hf15FlowName'])}：今天到期`
const bodyOf = ({ values }: Row, project: Row | undefined): string =>
  `${project ? caseName(project) : ''}，计划${textOf(values['hf15PlanTime'])}办理`

function reminderOf(job: Row, remindedAt: number, more: Values): NewRow {
  return {
    key: `demo-remind-${job.key}`,
    project: job.project,
    city: job.city,
    values: {
      remindTitle: titleOf(job),
      acctId: textOf(job.values['hf15HdlMemberId']),
      prjId: job.project,
      jobId: job.key,
      planDay: textOf(job.values['hf15PlanTime']),
      remindedAt,
      byPhone: 0,
      phoned: 0,
      remindState: REMIND_STATE.open,
      ...more,
    },
  }
}
