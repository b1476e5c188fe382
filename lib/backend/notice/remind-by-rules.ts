import { type Day, dayOf } from '../../catalogue/day.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { NOTICE_KIND } from '../../domain/flow/notice.ts'
import { plannedDaysToRemind, REMIND_BY } from '../../domain/flow/remind-rule.ts'
import { isSummary } from '../commission/earning-jobs.ts'
import { rowsOfCase } from '../fee/ledger/case-ledger.ts'
import { caseName } from '../fee/case-name.ts'
import type { Recorder } from '../handler.ts'
import type { Ports } from '../ports.ts'
import { textOf } from '../session.ts'
import type { Filter, Row, Store, Unit } from '../store.ts'
import { SYSTEM_ACCOUNT } from '../system-account.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { remindTable } from '../log/log-tables.ts'
import { remindRuleTable } from './notice-tables.ts'
import { projectTable } from '../project/project-table.ts'
import { goesOn, OPEN_JOBS } from './my-to-dos.ts'
import { peopleOfPosition } from './people-of-position.ts'
import { sendNotice } from './send-notice.ts'
import { spoken } from './spoken-day.ts'

type InUnit = <T>(now: number, work: (context: Recorder) => Promise<T>) => Promise<T>

/**
 * Reminds of jobs by the rules in use. Each rule reminds of a job once, and again when the job is planned for another
 * day; nobody is reminded of the same job twice on one day.
 *
 * @returns how many reminders were sent
 * @source ROU-003 (/RuleSettingRemindGrid)
 */
export async function remindByRules(store: Store, ports: Ports, inUnit: InUnit, signal?: AbortSignal): Promise<number> {
  const now = ports.clock()
  const today = dayOf(now)
  const rules = await store.unit(
    { account: SYSTEM_ACCOUNT, now },
    async (unit) =>
      (
        await unit.list(remindRuleTable, {
          where: { field: 'enabled', is: [1] },
          sort: [{ field: 'remindSort' }],
          counted: false,
        })
      ).rows,
  )
  let reminded = 0
  for (const rule of rules) {
    for (const project of await store.unit({ account: SYSTEM_ACCOUNT, now }, (unit) =>
      casesOf(unit, jobsOf(rule, today)),
    )) {
      if (signal?.aborted) return reminded
      // An error in one case must not stop the reminders of others; the next sweep tries it again.
      reminded += await inUnit(now, (context) => remindOf(context, project, rule, today)).catch((cause: unknown) => {
        ports.report({
          level: 'warn',
          message: 'a reminder rule could not be followed in a case',
          requestId: '',
          cause,
        })
        return 0
      })
    }
  }
  return reminded
}

/** Open jobs that the rule reminds of today. */
function jobsOf({ values }: Row, today: Day): Filter {
  const [from, to] = plannedDaysToRemind(values, today)
  const flow = textOf(values['remindFlow'])
  const ofFlow: readonly Filter[] =
    flow === ''
      ? []
      : [
          {
            any: [
              { field: 'hf15FlowCode', is: [flow] },
              { field: 'hf15FatherCode', is: [flow] },
            ],
          },
        ]
  return { all: [OPEN_JOBS, { field: 'hf15PlanTime', from, to }, ...ofFlow] }
}

async function casesOf(unit: Unit, where: Filter): Promise<readonly string[]> {
  return [
    ...new Set((await unit.list(flowJobTable, { where, counted: false })).rows.flatMap(({ project }) => project ?? [])),
  ]
}

/** Reminds of the jobs of one case, which is locked first. */
async function remindOf(context: Recorder, key: string, rule: Row, today: Day): Promise<number> {
  const { unit, notify } = context
  const project = await unit.get(projectTable, key, { lock: true })
  if (!project || !goesOn(project)) return 0
  const all = await rowsOfCase(unit, flowJobTable, project)
  const { rows } = await unit.list(flowJobTable, {
    where: { all: [{ field: '$project', is: [key] }, jobsOf(rule, today)] },
    sort: [{ field: 'sortNo' }],
    counted: false,
  })
  let count = 0
  for (const job of rows) {
    if (isSummary(job, all)) continue
    const people = await peopleToRemind(unit, project, job, rule, today)
    if (people.length === 0) continue
    const planDay = textOf(job.values['hf15PlanTime'])
    const { remindText, remindName, remindBy } = rule.values
    await sendNotice(context, project, {
      acctId: people,
      kind: NOTICE_KIND.due,
      title: `${textOf(job.values['hf15FlowName'])}：${textOf(remindText) || textOf(remindName)}`,
      body: `${caseName(project)}，计划${spoken(planDay, today)}办理`,
      jobId: job.key,
      planDay,
      rule: rule.key,
      byPhone: remindBy !== REMIND_BY.notice,
    })
    count += 1
  }
  if (count > 0) notify.record(flowJob.service, key, project)
  return count
}

/** Accounts to remind; empty where the rule reminded of this day already. */
async function peopleToRemind(unit: Unit, project: Row, job: Row, rule: Row, today: Day): Promise<readonly string[]> {
  const sentReminders = (
    await unit.list(remindTable, { where: { field: 'jobId', is: [job.key] }, counted: false })
  ).rows.map(({ values }) => values)
  if (
    sentReminders.some(({ remindRule, planDay }) => remindRule === rule.key && planDay === job.values['hf15PlanTime'])
  )
    return []
  const alreadyReminded = new Set(
    sentReminders
      .filter(({ remindedAt }) => typeof remindedAt === 'number' && dayOf(remindedAt) === today)
      .map(({ acctId }) => textOf(acctId)),
  )
  return (await peopleOfPosition(unit, textOf(rule.values['remindWho']), project, job)).filter(
    (acctId) => !alreadyReminded.has(acctId),
  )
}
