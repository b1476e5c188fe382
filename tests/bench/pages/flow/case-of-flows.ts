import { blankRecord } from '../../../../lib/catalogue/entity.ts'
import type { Value } from '../../../../lib/catalogue/kind.ts'
import { toWire } from '../../../../lib/catalogue/wire.ts'
import type { Transport } from '../../../../lib/client/transport/transport.ts'
import { FLOW_STATUS } from '../../../../lib/domain/codes.ts'
import { flowJob } from '../../../../lib/domain/flow/flow-job.ts'

const CATEGORIES = 8
const MAINS = 60
const BELOW = 4
const EVERY_THIRD = 3

/** Who looks at the page; every open job is theirs. */
const ME = 'demo-manager'

function job(key: string, values: Readonly<Record<string, Value>>): Readonly<Record<string, unknown>> {
  const record = {
    ...blankRecord(flowJob.fields),
    hf15FlowCode: key,
    hf15FlowName: `示例流程 ${key}`,
    hf15HdlMemberId: ME,
    disableEdit: 0,
    flowJobCommissionFee: 120,
    ...values,
  }
  return {
    ...toWire(flowJob.fields, record),
    keyValue: key,
    version: 1,
    refValues: { hf15Status: '未开始', hf15HdlMemberId: '陈例豪' },
    cardPaper: { buyerCardPaperCount: 3, sellerCardPaperCount: 2 },
    flowCommissionCfg: {
      commissionExp: '实收服务费 * 10%',
      participateMembers: ['陈例豪'],
      otherValues: { HF11_SCENE_GRP: '', HF11_CARD_TYPE: '' },
    },
  }
}

/** 60 main flows with 4 sub-flows each: 300 jobs, of which every third main flow is finished. */
export function caseOfFlows(): {
  readonly mains: unknown
  readonly subs: readonly Readonly<Record<string, unknown>>[]
} {
  const flows = Array.from({ length: MAINS }, (_, at) => {
    const isDone = at % EVERY_THIRD === 0
    const state = { hf15Status: isDone ? FLOW_STATUS.finished : FLOW_STATUS.notStarted, hf15PlanTime: '2099-12-31' }
    const code = `F${at}`
    const subs = Array.from({ length: BELOW }, (_each, below) =>
      job(`${code}-${below}`, { ...state, hf15FatherCode: code }),
    )
    const keys = subs.map(({ keyValue }) => keyValue)
    const summary = {
      total: BELOW,
      finished: isDone ? BELOW : 0,
      openIds: isDone ? [] : keys,
      mine: isDone ? 0 : BELOW,
      late: 0,
      unassigned: 0,
    }
    return { category: `示例分类 ${at % CATEGORIES}`, main: { ...job(code, state), SubflowData: summary }, subs }
  })
  const names = [...new Set(flows.map(({ category }) => category))]
  return {
    mains: {
      flowWorkVos: names.map((categoryName) => ({
        categoryName,
        jobsList: flows.filter(({ category }) => category === categoryName).map(({ main }) => main),
      })),
      mytotalAmount: 7200,
      earnedAmount: 2400,
      isManager: 1,
      mayAssign: 1,
      blocked: null,
    },
    subs: flows.flatMap(({ subs }) => subs),
  }
}

/** Answers the calls of the tab with that case, everything else as ever. */
export function withFlows(transport: Transport): Transport {
  const { mains, subs } = caseOfFlows()
  return {
    ...transport,
    call: async (request) => {
      if (request.method === 'getMainFlowJobs') return { success: true, data: mains }
      if (request.method === 'getSecondFlowJobs')
        return {
          success: true,
          data: subs.filter(
            ({ hf15FatherCode }) => !request.body['fatherCode'] || hf15FatherCode === request.body['fatherCode'],
          ),
        }
      return transport.call(request)
    },
  }
}
