import * as v from 'valibot'
import { id, text } from '../../catalogue/field.ts'
import { charge, type Charge } from '../../domain/fee/charge.ts'
import { examination } from '../../domain/fee/examination.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { listOf } from '../list-input.ts'
import { draftOutput, recordOutput, rowsOutput, type Stored } from '../output.ts'

const prjId = id('项目ID', { required: true })

/**
 * An income or expense under a charge, booked or still open. Amounts in yuan, instants in epoch milliseconds.
 * @source FEE-020, FEE-021
 * @public
 */
const feeRecord = v.looseObject({
  /** 0 income, otherwise expense. */
  feeType: v.string(),
  paySign: v.nullish(v.number(), 0),
  payChannel: v.nullish(v.string(), null),
  /** BDA1 of income, HFE3 of an expense. */
  status: v.nullish(v.string(), null),
  happenTime: v.nullish(v.number(), null),
  happenAmount: v.number(),
  /** Key of the income or expense, and its number. */
  keyValue: v.nullish(v.string(), null),
  billNo: v.nullish(v.string(), null),
  /** Payment method, in words. */
  payText: v.nullish(v.string(), null),
})
/** @public */
export type FeeRecord = v.InferOutput<typeof feeRecord>
/** @public */
export type ChargeRow = {
  readonly [K in keyof Stored<Charge> as string extends K
    ? never
    : K extends 'projectFeeInfoVos'
      ? never
      : K]: Stored<Charge>[K]
} & { readonly projectFeeInfoVos: readonly FeeRecord[]; readonly group: string }

/** The row, its records, and the group of its type. */
const chargeRow = v.pipe(
  v.looseObject({ projectFeeInfoVos: v.nullish(v.array(feeRecord), []), group: v.nullish(v.string(), '') }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { projectFeeInfoVos, ...rest } = dataset.value
    const result = v.safeParse(recordOutput(charge), rest)
    if (result.success)
      // adapter: both parts were read above
      return { ...result.output, projectFeeInfoVos, group: dataset.value.group } as unknown as ChargeRow
    for (const issue of result.issues) addIssue({ message: issue.message })
    return NEVER
  }),
)

/** What the caller may do with the fees of a case right now. @source FEE-031, INC-019, PRJ-043, ROL-002 @public */
const feeRights = v.looseObject({
  /** Charges, income and expenses can be entered. */
  mayBook: v.boolean(),
  /** Income and expenses can be approved and returned. */
  mayExamine: v.boolean(),
  /** Why nothing can be changed in the current state of the case. */
  blocked: v.nullish(v.string(), null),
})
/** @public */
export type FeeRights = v.InferOutput<typeof feeRights>

/** What is charged in a case. @source CAL-065 to CAL-067 */
export const chargeCalls = {
  getChargeCfgList: defineCall({
    service: charge.service,
    method: 'getChargeCfgList',
    effect: 'read',
    summary: '某项目的收费项，附各自的收支记录；group 为收费类型所属的大类',
    input: params({ prjId }),
    output: v.array(chargeRow),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-065', 'FEE-019', 'FEE-028'],
  }),
  getRights: defineCall({
    service: charge.service,
    method: 'getRights',
    effect: 'read',
    summary: '当前用户此刻对某项目收支可做的事：登记（mayBook）、审核（mayExamine），以及项目状态不允许时的原因',
    input: params({ prjId }),
    output: feeRights,
    errors: ['NOT_FOUND'],
    requirements: ['FEE-031', 'INC-008', 'EXP-003'],
  }),
  doCreate: defineCall({
    service: charge.service,
    method: 'doCreate',
    effect: 'read',
    summary: '新的收费项（尚未保存）',
    input: params({ prjId }),
    output: draftOutput(charge),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-066'],
  }),
  saveChanges: defineCall({
    service: charge.service,
    method: 'saveChanges',
    effect: 'create',
    encoding: 'json',
    list: 'rows',
    summary:
      '保存收费项：新增、修改与删除（isDelete 为 1）的行；每行带 prjId，或由查询参数给出。答复保存后的全部收费项',
    input: listOf(charge, { prjId: id('项目ID') }),
    output: v.array(chargeRow),
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT', 'KEY_REUSED'],
    requirements: ['CAL-067', 'FEE-024', 'FEE-026'],
  }),
} as const

export const examinationCalls = {
  getMyExamList: defineCall({
    service: examination.service,
    method: 'getMyExamList',
    effect: 'read',
    summary: '一笔收入订单（SL01_SALE_ORDER_M）或支出（PROJECT_COST_INFO）的审核记录，新的在前',
    input: params({
      objCode: text('对象代码', { required: true, maxLength: 64 }),
      objId: id('对象ID', { required: true }),
    }),
    output: rowsOutput(examination),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-084', 'INC-045', 'EXP-024'],
  }),
} as const
