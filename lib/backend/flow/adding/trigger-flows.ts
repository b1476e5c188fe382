import type { Day } from '../../../catalogue/day.ts'
import { FLOW_ACTION } from '../../../domain/flow/flow-log.ts'
import { conditionTest } from '../../../domain/flow/flow-plan.ts'
import { TRIGGER_ACTION, triggeredBy } from '../../../domain/flow/flow-trigger.ts'
import { isFinished } from '../../../domain/flow/job-status.ts'
import { NOTICE_KIND } from '../../../domain/flow/notice.ts'
import { caseName } from '../../fee/case-name.ts'
import { readFlowCatalogue } from '../../flow-guide/flow-catalogue.ts'
import type { SignedIn } from '../../handler.ts'
import { peopleOfPosition } from '../../notice/people-of-position.ts'
import { sendNotice } from '../../notice/send-notice.ts'
import { setState } from '../../record/store-record.ts'
import { textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { flowJobTable, flowTriggerTable } from '../flow-tables.ts'
import { addJobs, codeOf } from './add-jobs.ts'
import { flowFactsOf } from './flow-facts.ts'
import { flowsNamed } from './flows-named.ts'
import { noteActions } from '../flow-log.ts'
import { groupsOf, jobsOfCase, workOfCase } from '../jobs-of-case.ts'
import { dueDay } from '../handling/working-days.ts'

/**
 * Applies the trigger rules after jobs of a case are finished: other flows get a day or are added, and people are
 * notified. The case is locked.
 *
 * @param finished keys of the jobs that were finished just now
 * @param day on which they were done
 * @source ROU-003 (/RuleSettingFlowGrid)
 */
export async function triggerFlows(
  context: SignedIn,
  project: Row,
  finished: ReadonlySet<string>,
  day: Day,
): Promise<void> {
  if (finished.size === 0) return
  const { unit } = context
  const { rows } = await unit.list(flowTriggerTable, {
    where: { field: 'enabled', is: [1] },
    sort: [{ field: 'triggerSort' }],
    counted: false,
  })
  if (rows.length === 0) return
  const jobs = await jobsOfCase(unit, project)
  const { conditions } = await readFlowCatalogue(unit)
  const holds = conditionTest(conditions, await flowFactsOf(unit, project, conditions))
  const done = finishedFlows(jobs, finished)
  for (const rule of triggeredBy(rows, new Set(done.keys()), holds)) {
    const job = done.get(textOf(rule.values['triggerFlow']))
    if (rule.values['triggerAction'] === TRIGGER_ACTION.tell) {
      if (job) await sendPositionNotices(context, project, job, rule)
    } else await planFlow(context, project, rule, day)
  }
}

/** Finished jobs by code, including main flows whose last sub-flow is among them. */
function finishedFlows(jobs: readonly Row[], finished: ReadonlySet<string>): ReadonlyMap<string, Row> {
  const mains = groupsOf(jobs)
    .filter(({ subs }) => subs.some(({ key }) => finished.has(key)) && subs.every(({ values }) => isFinished(values)))
    .map(({ main }) => main)
  return new Map(
    [...jobs.filter(({ key }) => finished.has(key)), ...mains].map((job) => [textOf(job.values['hf15FlowCode']), job]),
  )
}

async function sendPositionNotices(context: SignedIn, project: Row, job: Row, { values }: Row): Promise<void> {
  const people = await peopleOfPosition(context.unit, textOf(values['triggerWho']), project, job)
  const acctId = people.filter((account) => account !== context.principal.acctId)
  if (acctId.length === 0) return
  const memo = textOf(values['triggerMemo'])
  await sendNotice(context, project, {
    acctId,
    kind: NOTICE_KIND.flowRule,
    title: `“${textOf(job.values['hf15FlowName'])}”已完结：${textOf(values['triggerName'])}`,
    body: `${caseName(project)}${memo === '' ? '' : `：${memo}`}`,
    jobId: job.key,
  })
}

/** Sets the day of open jobs of the flow that have none, as a reminder does; a day chosen by a user stays. */
async function planFlow(context: SignedIn, project: Row, { values }: Row, from: Day): Promise<void> {
  const code = textOf(values['triggerNext'])
  if (values['triggerAction'] === TRIGGER_ACTION.add) await addMissing(context, project, code)
  const { day } = dueDay(from, typeof values['triggerDays'] === 'number' ? values['triggerDays'] : 0)
  const open = workOfCase(await jobsOfCase(context.unit, project)).filter(
    (job) =>
      (job.values['hf15FlowCode'] === code || job.values['hf15FatherCode'] === code) &&
      !isFinished(job.values) &&
      textOf(job.values['hf15PlanTime']) === '',
  )
  const planned: Row[] = []
  for (const job of open)
    planned.push(
      await setState(
        context,
        flowJobTable,
        job,
        { hf15Status: job.values['hf15Status'] ?? null },
        { hf15PlanTime: day, hf15NoticeTime: day, hf15RemindedAt: null },
        null,
      ),
    )
  await noteActions(
    context,
    project,
    planned.map((job) => ({
      job,
      action: FLOW_ACTION.remind,
      text: `触发规则“${textOf(values['triggerName'])}”，提醒日期${day}`,
    })),
  )
}

async function addMissing(context: SignedIn, project: Row, code: string): Promise<void> {
  const { unit } = context
  const present = new Set((await jobsOfCase(unit, project)).map(({ values }) => values['hf15FlowCode']))
  if (present.has(code)) return
  const requested = flowsNamed(await readFlowCatalogue(unit), await flowFactsOf(unit, project), [code])
  await addJobs(
    context,
    project,
    requested.filter((one) => !present.has(codeOf(one))),
    true,
  )
}
