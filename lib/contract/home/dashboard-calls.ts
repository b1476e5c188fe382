import * as v from 'valibot'
import { flag, integer, text } from '../../catalogue/field.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

const words = v.nullish(v.string(), '')
const count = v.nullish(v.number(), 0)
const day = v.nullish(v.string(), null)

const place = {
  prjId: v.nullish(v.string(), null),
  prjName: words,
  /** Address of the record within its case, as the `record` of a project page takes it; null where no tab opens it. */
  record: v.nullish(v.string(), null),
}

/**
 * Kinds of records that wait for a decision: income, expenses, payments that could not be booked, papers, requirements.
 */
const REVIEW_KINDS = ['INCOME', 'EXPENSE', 'PAYMENT', 'PAPER', 'DEMAND'] as const

/** Kinds whose records a tab of a case opens, so that they can be decided one after the other. @public */
export const QUEUED_KINDS = ['INCOME', 'EXPENSE', 'PAPER'] as const

/** One task of a user. `kind` is a job, a paper that was sent back or expires soon, or money that was sent back. */
const task = v.looseObject({
  key: v.string(),
  kind: v.picklist(['FLOW', 'PAPER', 'MONEY']),
  title: v.string(),
  ...place,
  /** The case it belongs to, or the reason for it. */
  note: words,
  /** Its due day; for a returned record, the day of the return. */
  day,
  /** Days it is late; 0 while it is not late. */
  late: count,
  /** 1: it was sent back and has to be corrected. */
  returned: count,
  /** The person responsible, when it is not the caller. */
  who: words,
})
/** A job, a paper or a returned record the caller has to act on, with its due day. @public */
export type DashboardTask = v.InferOutput<typeof task>
const doneJob = v.looseObject({ key: v.string(), title: v.string(), ...place, day: v.string(), who: words })
/** A job that was finished on one of the last days. @public */
export type DashboardDoneJob = v.InferOutput<typeof doneJob>
const tasks = v.looseObject({
  rows: v.array(task),
  done: v.array(doneJob),
  total: count,
  late: count,
  /** How many are due today. */
  today: count,
  /** 1: there are more rows than this answer has; the counts cover the answered rows only. */
  more: count,
})
/** The caller's tasks, those done lately, and how many are late or due today. @public */
export type DashboardTasks = v.InferOutput<typeof tasks>

const review = v.looseObject({
  key: v.string(),
  kind: v.picklist(REVIEW_KINDS),
  title: v.string(),
  ...place,
  /** Name of the user who submitted it. */
  who: words,
  /** Epoch milliseconds. */
  at: v.number(),
  /** Yuan. */
  amount: v.nullish(v.number(), null),
  /** Number of records it covers: files of one paper that were submitted together, otherwise 1. */
  records: v.nullish(v.number(), 1),
  /** 1: it was returned once and submitted again; only in the queue, for income and expenses. */
  resubmitted: count,
  /** 1: another record of the city seems to have the same receipt; only in the queue, for income. */
  duplicate: count,
})
/** A record that waits for the caller's decision. @public */
export type DashboardReview = v.InferOutput<typeof review>
const reviews = v.looseObject({
  rows: v.array(review),
  total: count,
  /** Kinds the caller may decide about; empty for callers without such a right. */
  kinds: v.array(v.picklist(REVIEW_KINDS)),
  /** How many of each of these kinds wait; files of a paper count one by one. */
  counts: v.nullish(v.record(v.string(), v.number()), {}),
})
/** The records that wait for the caller's decision, and the kinds they may decide about. @public */
export type DashboardReviews = v.InferOutput<typeof reviews>

const recent = v.looseObject({
  prjId: v.string(),
  prjNo: words,
  name: words,
  scheme: words,
  step: v.nullish(v.string(), null),
  stepName: words,
  /**
   * Number of controls the current step of the case requires, and how many are filled in: the figure the page of the
   * case shows. Both are 0 for a finished or cancelled case, which shows its step instead.
   */
  wanted: count,
  filled: count,
  next: v.nullish(v.looseObject({ title: v.string(), day: v.string(), late: count }), null),
})
/** A case that was edited recently. @public */
export type DashboardProject = v.InferOutput<typeof recent>

const share = v.looseObject({ code: v.string(), name: words, amount: v.number() })
const results = v.looseObject({
  /** The last six months, the current one last: cases transferred to the buyer, and commission earned, in yuan. */
  months: v.array(v.looseObject({ month: v.string(), transfers: count, commission: v.number() })),
  /** Cases transferred by the same day of the previous month. */
  before: count,
  /** Commission of unfinished work, in yuan. */
  pending: v.number(),
  /** Commission of this month by kind of business, the highest first. */
  shares: v.array(share),
})
/** Transfers and commission of the last six months, in yuan; shares by kind of business. @public */
export type DashboardResults = v.InferOutput<typeof results>

const counts = v.looseObject({
  TASK: count,
  /** Total of income, expenses and open payments that wait for the caller, followed by the count of each. */
  REVIEW: count,
  INCOME: count,
  EXPENSE: count,
  PAYMENT: count,
  NOTICE: count,
})
/** Counts shown beside entries of the menu. @public */
export type DashboardCounts = v.InferOutput<typeof counts>

const ofTeam = params({ team: flag('我的团队') })

/**
 * Data of the start page: the caller's own, or that of the whole city for its managers (`team`).
 * @source SHL-001, FLW-032, ROL-009, ROL-010
 */
export const dashboardCalls = {
  getTasks: defineCall({
    service: 'home',
    method: 'getTasks',
    effect: 'read',
    summary:
      '待办：未完结且有日期的流程、被退回或即将到期的资料、被退回的收支；done 为近5天完成的流程。team=1 为本城市全部（仅经理）',
    input: ofTeam,
    output: tasks,
    requirements: ['SHL-001', 'FLW-032', 'ROL-011'],
  }),
  getReviews: defineCall({
    service: 'home',
    method: 'getReviews',
    effect: 'read',
    summary:
      '等当前用户审核的：财务审核收入与支出，项目人员核对资料，客服跟进找房需求；早的在前。take 为最多返回的项数，默认50；' +
      'queue=1 只返回能打开审核的收入、支出与资料，每个文件一项，kind 只要其中一类。counts 为各类的数目；' +
      'find 按项目编号、地址、其中人的姓名（或拼音）与事项名称查找，返回与计数都只含找到的',
    input: params({
      take: integer('项数', { min: 1, max: 1_000 }),
      queue: flag('审核队列'),
      kind: text('类别', { maxLength: 16 }),
      find: text('查找内容', { maxLength: 60 }),
    }),
    output: reviews,
    requirements: ['ROL-009', 'ROL-012', 'PAP-012'],
  }),
  getRecent: defineCall({
    service: 'home',
    method: 'getRecent',
    effect: 'read',
    summary: '最近办理的项目：当前步骤必填的项数与已填的项数（已结案、已取消的为 0），以及下一个期限',
    input: ofTeam,
    output: v.array(recent),
    requirements: ['SHL-001', 'PRJ-045'],
  }),
  getResults: defineCall({
    service: 'home',
    method: 'getResults',
    effect: 'read',
    summary: '近六个月业绩：过户宗数与已得提成，待结算提成，本月按业务的构成',
    input: ofTeam,
    output: results,
    requirements: ['ROL-010', 'FLW-037'],
  }),
  getCounts: defineCall({
    service: 'home',
    method: 'getCounts',
    effect: 'read',
    summary: '菜单旁的数字：待办、等我审核的收支（合计与各自）、未读消息',
    input: params({}),
    output: counts,
    requirements: ['SHL-001'],
  }),
} as const
