import * as v from 'valibot'
import { codes, date, flag, id, integer, text } from '../../catalogue/field.ts'
import { DEADLINE_KINDS } from '../../domain/deadline/deadline.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { listOfParams } from '../list-input.ts'
import { LONGEST_REASON } from '../record/operation-calls.ts'

const words = v.nullish(v.string(), '')
const count = v.nullish(v.number(), 0)
const day = v.nullish(v.string(), null)
const kind = v.picklist(DEADLINE_KINDS)

const deadline = v.looseObject({
  key: v.string(),
  kind,
  title: v.string(),
  prjId: v.string(),
  prjName: words,
  note: words,
  day: v.string(),
  /** 1: it was met. */
  done: count,
  /** Calendar days it is late; 0 while it is not late. The second number counts working days only. */
  late: count,
  lateWorkdays: count,
  /** Where it is changed: the flows, the papers, or the contract, or a field of the section of the trade or house. */
  place: v.picklist(['flow', 'papers', 'contract', 'trade', 'house']),
  field: words,
  /** The account that has to act, and its name. */
  acctId: words,
  who: words,
  /** Version of the job, to be sent back when it is planned. */
  version: count,
  /** Why the caller cannot plan the job; null where they can. */
  whyNot: v.nullish(v.string(), null),
})
/** A day by which something has to be done. @public */
export type Deadline = v.InferOutput<typeof deadline>

const calendarDay = v.looseObject({
  day: v.string(),
  /** 1 on a day on which offices work. */
  work: count,
  /** Name of the public holiday, also on the working days that make up for it. */
  holiday: v.nullish(v.string(), null),
  /** 0 while the holidays of the year are not announced: weekends only were considered. */
  certain: count,
})
/** A day of the working calendar. @public */
export type CalendarDay = v.InferOutput<typeof calendarDay>

const deadlines = v.looseObject({
  /** Late ones first, then by day. */
  rows: v.array(deadline),
  days: v.array(calendarDay),
  /** 1: there are more than this answer has. */
  more: count,
})
/** The deadlines of some days, all late ones, and the working calendar of the days. @public */
export type Deadlines = v.InferOutput<typeof deadlines>

const slips = v.looseObject({
  /** The later jobs that move, in their order. */
  rows: v.array(
    v.looseObject({
      key: v.string(),
      title: v.string(),
      who: words,
      from: v.string(),
      to: v.string(),
      workdays: count,
      /** 1: it has a day of its own, which a planning of several jobs can move; other jobs follow by themselves. */
      planned: count,
      /** Version of the job, to be sent back when it is planned, too. */
      version: count,
      /** Why the caller cannot plan the job; null where they can. */
      whyNot: v.nullish(v.string(), null),
    }),
  ),
  /** Agreed days that could no longer be met, and papers that would expire before a job that needs them. */
  broken: v.array(
    v.looseObject({ kind, title: v.string(), day: v.string(), job: v.string(), to: v.string(), workdays: count }),
  ),
  /** The day the job has now. */
  from: day,
  /** Working days by which the job moves; negative when it moves to an earlier day. */
  workdays: count,
  /** 0: a day is in a year whose holidays are not announced. */
  certain: count,
  /** The working days before and after the day that was asked for. */
  workdayBefore: v.string(),
  workdayAfter: v.string(),
})
/** What moves when a job is planned on another day. @public */
export type JobSlips = v.InferOutput<typeof slips>

const planned = v.looseObject({ version: v.number(), day, before: day })
/** A planned job: its version, its day and the day it had before. @public */
export type PlannedJob = v.InferOutput<typeof planned>

const plannedJobs = v.looseObject({
  rows: v.array(v.looseObject({ id: v.string(), version: v.number(), day, before: day })),
})
/** Jobs that were planned together, each as {@link PlannedJob} with its key. @public */
export type PlannedJobs = v.InferOutput<typeof plannedJobs>

const jobId = id('流程', { required: true })

/** Deadlines over all cases. @source ruling 28, FLW-017, FLW-029 */
export const deadlineCalls = {
  getDeadlines: defineCall({
    service: 'home',
    method: 'getDeadlines',
    effect: 'read',
    summary:
      '日程：fromDay 至 toDay（最多 62 天）的流程计划日、资料有效期、合同约定日与放款/限售日，另加全部逾期；' +
      'kinds 为 JOB、PAPER、CONTRACT、RELEASE，不给时为全部。team=1 为本城市全部（仅经理）。days 为这些天的工作日历',
    input: params({
      fromDay: date('开始日期', { required: true }),
      toDay: date('结束日期', { required: true }),
      team: flag('我的团队'),
      kinds: codes('', '类别'),
    }),
    output: deadlines,
    requirements: ['SHL-001', 'FLW-017', 'PAP-007'],
  }),
} as const

/** Planning jobs. */
export const planCalls = {
  getJobSlips: defineCall({
    service: flowJob.service,
    method: 'getJobSlips',
    effect: 'read',
    summary: '把一个流程改到某天会影响什么：须顺延的后续流程，晚于的约定日，届时已过期的资料。不保存',
    input: params({ id: jobId, hf15PlanTime: date('改到', { required: true }) }),
    output: slips,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['FLW-017'],
  }),
  doPlanJob: defineCall({
    service: flowJob.service,
    method: 'doPlanJob',
    effect: 'write',
    summary:
      '改一个未完结流程的计划日期，推迟须给出 reason；restore=1 时恢复撤销前的日期（可为空）。后续流程不自动改期',
    input: params({
      id: jobId,
      hf15PlanTime: date('改到'),
      reason: text('推迟原因', { maxLength: LONGEST_REASON }),
      restore: flag('撤销改期'),
      version: integer('版本', { min: 1 }),
    }),
    output: planned,
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT'],
    requirements: ['FLW-017', 'FLW-029', 'FLW-035'],
  }),
  doPlanJobs: defineCall({
    service: flowJob.service,
    method: 'doPlanJobs',
    effect: 'write',
    encoding: 'json',
    list: 'rows',
    summary:
      '一次改同一项目几个未完结流程的计划日期：全部成功或全部不保存。有一个推迟即须给出 reason；' +
      'restore=1 时恢复撤销前的日期（可为空）',
    input: listOfParams(
      { id: jobId, hf15PlanTime: date('改到'), version: integer('版本', { min: 1 }) },
      { reason: text('推迟原因', { maxLength: LONGEST_REASON }), restore: flag('撤销改期') },
    ),
    output: plannedJobs,
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT'],
    requirements: ['FLW-017', 'FLW-029', 'FLW-035'],
  }),
} as const
