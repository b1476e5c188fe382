import * as v from 'valibot'
import { id } from '../../catalogue/field.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

const amount = v.nullable(v.number())

/** Booked and earned sums of a case, in yuan; null where there are none. @source CAL-093, ruling 10 @public */
export const commissionStateSchema = v.looseObject({
  prjId: v.string(),
  /** Version of the case for which the sums were calculated. */
  version: v.number(),
  hf20Amount5: amount,
  hf20PrjCost: amount,
  hf20NoPayAmount: amount,
  /** Commission of the whole case for managers, the caller's own otherwise. */
  mytotalAmount: v.nullish(v.number(), null),
})
/** @public */
export type CommissionState = v.InferOutput<typeof commissionStateSchema>

/**
 * Separate from the other calls of jobs, because a page that refreshes a case needs only this one.
 * @source CAL-093, PRJ-010, OPN-005
 */
export const commissionCalls = {
  doRefreshPrjCommissionState: defineCall({
    service: 'Hf15FlowJobs',
    method: 'doRefreshPrjCommissionState',
    effect: 'read',
    summary: '刷新项目提成状态：按已存的收支与流程重新给出合计与提成；prjId 与 objId 都是项目，给其一',
    input: params({ prjId: id('项目ID'), objId: id('项目ID') }),
    output: commissionStateSchema,
    errors: ['NOT_FOUND'],
    requirements: ['CAL-093', 'PRJ-010', 'OPN-005'],
  }),
} as const
