import * as v from 'valibot'
import { code, date, integer, text } from '../../catalogue/field.ts'
import { COST_STORES } from '../../domain/cost/cost-codes.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

const rate = v.nullable(v.number())
/** One month. Amounts in yuan; rates are fractions of 1. */
const month = v.looseObject({
  month: v.string(),
  finished: v.boolean(),
  income: v.number(),
  cost: v.number(),
  categories: v.record(v.string(), v.number()),
  cases: v.number(),
  rate,
  perCase: v.nullable(v.number()),
  budget: v.nullable(v.number()),
})
const store = v.looseObject({
  store: v.string(),
  name: v.string(),
  income: v.number(),
  cost: v.number(),
  rate,
  points: rate,
  used: rate,
})
const overspent = v.looseObject({
  store: v.string(),
  name: v.string(),
  category: v.string(),
  spent: v.number(),
  budget: v.number(),
  share: v.number(),
})
const choice = v.looseObject({ code: v.string(), name: v.string() })
const common = {
  /** When it was calculated, in epoch milliseconds, and the first and last day it covers. */
  at: v.number(),
  from: v.string(),
  to: v.string(),
  stores: v.array(choice),
  /** Texts of categories and items. */
  labels: v.record(v.string(), v.string()),
}
const analysis = v.looseObject({
  ...common,
  targetRate: v.number(),
  alarmRate: v.number(),
  months: v.array(month),
  current: month,
  recent: v.array(month),
  incomeDaily: rate,
  incomeYear: rate,
  ratePoints: rate,
  perCaseChange: rate,
  passed: v.number(),
  comparison: v.array(store),
  overspent: v.array(overspent),
  within: v.number(),
})
/** What a company spends and earns, by month and store. @public */
export type CostAnalysis = v.InferOutput<typeof analysis>
/** Income and costs of one month, in yuan. @public */
export type CostMonth = v.InferOutput<typeof month>

const line = v.looseObject({
  key: v.string(),
  day: v.string(),
  source: v.string(),
  category: v.string(),
  item: v.string(),
  itemName: v.string(),
  store: v.string(),
  amount: v.number(),
  project: v.nullable(v.string()),
  projectName: v.string(),
  person: v.string(),
  memo: v.string(),
})
const breakdown = v.looseObject({
  ...common,
  rows: v.array(line),
  total: v.number(),
  sum: v.number(),
  byCategory: v.record(v.string(), v.number()),
  items: v.array(v.looseObject({ code: v.string(), name: v.string(), category: v.string() })),
})
/** The single costs of a period, with their sums by category, in yuan. @public */
export type CostBreakdown = v.InferOutput<typeof breakdown>

const partRow = v.looseObject({
  key: v.string(),
  name: v.string(),
  amount: v.number(),
  before: v.number(),
  income: v.number(),
  cases: v.number(),
  lines: v.number(),
  months: v.array(v.number()),
})
const part = v.looseObject({
  ...common,
  months: v.array(v.string()),
  rows: v.array(partRow),
  total: v.number(),
  before: v.number(),
  /** False when the previous period contains months without any cost, because costs were not recorded then. */
  comparable: v.boolean(),
  budget: v.nullable(v.number()),
  casesInAll: v.number(),
})
/** The costs of a period by team, channel, item or person, beside those of the period before, in yuan. @public */
export type CostPartAnswer = v.InferOutput<typeof part>

const service = 'CostReport'
/** The maximum number of lines of one request, for a file. */
export const MOST_COST_LINES = 5_000
const range = {
  from: date('起始日期', { required: true }),
  to: date('结束日期', { required: true }),
  store: code(COST_STORES, '门店'),
}

/** Costs of the city a user works in. @source ROU-012 */
export const costCalls = {
  getAnalysis: defineCall({
    service,
    method: 'getAnalysis',
    effect: 'read',
    summary: '报表分析：按月的收入、成本与成本率，当月与上月、去年同月及预算的比较，门店对比，超预算清单',
    input: params(range),
    output: analysis,
    requirements: ['ROU-012'],
  }),
  getBreakdown: defineCall({
    service,
    method: 'getBreakdown',
    effect: 'read',
    summary: '成本明细：项目支出、已完结流程的提成与门店登记逐笔列出，新的在前；sum 为全部合计',
    input: params({
      ...range,
      category: code('COST_CATEGORY', '成本类别'),
      item: text('费用项目', { maxLength: 32 }),
      source: code('COST_SOURCE', '来源'),
      page: integer('页码', { min: 1 }),
      pageSize: integer('每页条数', { min: 1, max: MOST_COST_LINES }),
    }),
    output: breakdown,
    requirements: ['ROU-012', 'ROU-013'],
  }),
  getPart: defineCall({
    service,
    method: 'getPart',
    effect: 'read',
    summary:
      '一类成本按合作团队（TEAMS）、推广渠道（MARKETING）、运营项目（OPERATIONS）或员工（COMMISSION）汇总，含各月与前期比较',
    input: params({ ...range, part: text('范围', { required: true, maxLength: 16 }) }),
    output: part,
    requirements: ['ROU-012'],
  }),
} as const
