import * as v from 'valibot'
import { account, codes, date, id, integer, text } from '../../catalogue/field.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { defineCall } from '../call.ts'
import { commissionCalls } from '../fee/commission-calls.ts'
import { params } from '../input.ts'
import { listOfParams } from '../list-input.ts'
import { bulkResults, LONGEST_REASON } from '../record/operation-calls.ts'
import { recordWith } from '../record/record-with.ts'

const { service } = flowJob
const count = v.nullish(v.number(), 0)

/** How the commission of a job is calculated. @source FLW-019 */
const flowCommissionCfg = v.nullish(
  v.looseObject({
    commissionExp: v.string(),
    /** Names of the people who share it. */
    participateMembers: v.nullish(v.array(v.string()), []),
    otherValues: v.looseObject({ HF11_SCENE_GRP: v.string(), HF11_CARD_TYPE: v.string() }),
  }),
  null,
)

const jobParts = {
  /**
   * Number of papers it needs of each side in this case, and how many of them are handed in and valid.
   * @source FLW-020, PAP-010
   */
  cardPaper: v.nullish(
    v.looseObject({
      buyerCardPaperCount: count,
      sellerCardPaperCount: count,
      buyerCardPaperReceived: count,
      sellerCardPaperReceived: count,
    }),
    { buyerCardPaperCount: 0, sellerCardPaperCount: 0, buyerCardPaperReceived: 0, sellerCardPaperReceived: 0 },
  ),
  flowCommissionCfg,
} as const
const job = recordWith(flowJob, jobParts)
/**
 * A sub-flow of a case. `flowJobCommissionFee` is the whole amount for managers, the caller's share otherwise.
 * @source FLW-017 to FLW-021
 * @public
 */
export type FlowJobRow = v.InferOutput<typeof job>

/** Totals of the sub-flows of a main flow, so that it can be shown and chosen without loading them. */
const subflowSummary = v.looseObject({
  total: count,
  finished: count,
  /** Ids of sub-flows the caller may finish or plan now, including those that only lack a person. */
  openIds: v.nullish(v.array(v.string()), []),
  /** Counts: open sub-flows the caller follows; late ones; ones that need a person and have none. */
  mine: count,
  late: count,
  unassigned: count,
})
const mainJob = recordWith(flowJob, {
  ...jobParts,
  SubflowData: v.nullish(subflowSummary, { total: 0, finished: 0, openIds: [], mine: 0, late: 0, unassigned: 0 }),
})
/** A main flow of a case. One without sub-flows (`SubflowData.total` is 0) is a job of its own. @public */
export type MainFlowRow = v.InferOutput<typeof mainJob>

/** The flows of a case. @source FLW-001, FLW-022, CAL-086 */
const mainFlows = v.looseObject({
  flowWorkVos: v.nullish(v.array(v.looseObject({ categoryName: v.string(), jobsList: v.array(mainJob) })), []),
  /** Yuan: of the whole case for managers, the caller's own otherwise. Null where it cannot be calculated. */
  mytotalAmount: v.nullish(v.number(), null),
  /** The part of it that is already earned, by finished flows. */
  earnedAmount: v.nullish(v.number(), null),
  isManager: v.nullish(v.number(), 0),
  /** 1: the caller may add flows and assign people. */
  mayAssign: v.nullish(v.number(), 0),
  /** Why nothing can be changed in the current state of the case. */
  blocked: v.nullish(v.string(), null),
})
/** @public */
export type MainFlows = v.InferOutput<typeof mainFlows>

/** A flow that can be added to a case. */
const addableFlow = v.looseObject({
  flowCode: v.string(),
  flowName: v.string(),
  categoryName: v.string(),
  fatherCode: v.nullish(v.string(), null),
  fatherName: v.nullish(v.string(), null),
  /** 1: the case in its current state needs it. */
  suggested: v.nullish(v.number(), 0),
  /** When it is needed, in words; null when it always is. */
  condition: v.nullish(v.string(), null),
})
/** @public */
export type AddableFlow = v.InferOutput<typeof addableFlow>

/**
 * Result for each job. If a job was not finished because papers are missing, the result names them; a request with a
 * reason finishes it anyway.
 * @source ruling 26
 */
const finishResults = v.array(
  v.looseObject({ ...bulkResults.item.entries, missing: v.nullish(v.array(v.string()), []) }),
)
/** @public */
export type FinishResult = v.InferOutput<typeof finishResults>[number]

const addedFlows = v.looseObject({ added: v.array(job), results: finishResults })
/** The flows that were added, and the result for each job that was to be finished or planned with them. @public */
export type AddedFlows = v.InferOutput<typeof addedFlows>

const objId = id('项目ID', { required: true })
const prjId = id('项目ID', { required: true })
/**
 * The day of the work, and the day of the reminder: equal for a reminder, empty when the job is finished; and the
 * reason for finishing it although papers are missing.
 * @source OPN-057, ruling 26
 */
const when = {
  hf15PlanTime: date('办理日期'),
  noticeTime: date('提醒日期'),
  reason: text('缺少资料仍要完结的原因', { maxLength: LONGEST_REASON }),
} as const

/** Jobs of a case. @source CAL-086 to CAL-093 */
export const flowJobCalls = {
  getMainFlowJobs: defineCall({
    service,
    method: 'getMainFlowJobs',
    effect: 'read',
    summary: '某项目的主流程，按分类；SubflowData 为各主流程下子流程的汇总',
    input: params({ objId }),
    output: mainFlows,
    errors: ['NOT_FOUND'],
    requirements: ['CAL-086', 'FLW-022', 'FLW-036'],
  }),
  getSecondFlowJobs: defineCall({
    service,
    method: 'getSecondFlowJobs',
    effect: 'read',
    summary: '某主流程（fatherCode）的子流程；不给 fatherCode 时为项目的全部子流程',
    input: params({ objId, fatherCode: id('主流程编码') }),
    output: v.array(job),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-087', 'FLW-036'],
  }),
  updateObligationUsers: defineCall({
    service,
    method: 'updateObligationUsers',
    effect: 'write',
    encoding: 'json',
    list: 'rows',
    summary: '保存跟进人：每行一个流程及其跟进人（空为取消指派）；全部成功或全部不保存。答复所改的流程',
    input: listOfParams(
      { flowJobId: id('流程', { required: true }), obligationUserId: account('跟进人') },
      { prjId: id('项目ID') },
    ),
    output: v.array(job),
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT'],
    requirements: ['CAL-088', 'FLW-035'],
  }),
  redoNodeJobs: defineCall({
    service,
    method: 'redoNodeJobs',
    effect: 'write',
    summary: '撤销已完结的子流程，恢复为未开始',
    input: params({ id: id('流程', { required: true }), version: integer('版本', { min: 1 }) }),
    output: job,
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT'],
    requirements: ['CAL-090', 'FLW-026', 'FLW-027'],
  }),
  doBatchFinishJob: defineCall({
    service,
    method: 'doBatchFinishJob',
    effect: 'create',
    summary:
      '批量完结流程（hf15PlanTime 为办理日期，noticeTime 为空），或批量设置提醒（两者都为提醒日期）；主流程表示其下全部未完结的子流程。逐条答复；资料缺少的流程不完结，以 missing ' +
      '列出，给出 reason 后可完结',
    input: params({
      ids: codes('', '流程', { required: true }),
      prjId,
      ...when,
      hf15PlanTime: date('办理日期', { required: true }),
    }),
    output: finishResults,
    errors: ['NOT_FOUND', 'STATUS', 'KEY_REUSED'],
    requirements: ['CAL-091', 'FLW-032', 'OPN-057'],
  }),
  doAddFlowJobs: defineCall({
    service,
    method: 'doAddFlowJobs',
    effect: 'create',
    summary:
      '为项目添加流程：flowCodes 为所选，不给时补齐项目按条件应有的流程；给出 hf15PlanTime（与 noticeTime）时在同一次操作中完结所添加的流程或设置提醒',
    input: params({ objId, flowCodes: codes('HF15_BATCH_FLOW', '流程'), ...when }),
    output: addedFlows,
    errors: ['NOT_FOUND', 'STATUS', 'KEY_REUSED'],
    requirements: ['CAL-092', 'FLW-033'],
  }),
  getAddableFlows: defineCall({
    service,
    method: 'getAddableFlows',
    effect: 'read',
    summary: '项目还没有的流程；suggested 为 1 表示按项目资料应有',
    input: params({ objId }),
    output: v.array(addableFlow),
    errors: ['NOT_FOUND'],
    requirements: ['FLW-033'],
  }),
  ...commissionCalls,
} as const
