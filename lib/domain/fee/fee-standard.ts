import { defineEntity } from '../../catalogue/entity.ts'
import { code, id, integer, number, text, textarea, yuan } from '../../catalogue/field.ts'
import { isOn, type Scope, type Value } from '../../catalogue/kind.ts'
import { inUse, recordFields } from '../record-fields.ts'
import { fenOf } from './ledger.ts'

/** How a charge is calculated (STD_METHOD). */
export const FEE_METHOD = {
  fixed: 'FIXED',
  ratio: 'RATIO',
  ofLoan: 'OF_LOAN',
  daily: 'DAILY',
  actual: 'ACTUAL',
} as const

/** The usual amount of a charge: by item, calculation method, and limits. @source ROU-008 (/ExpenseStdGrid) @public */
export const feeStandard = defineEntity({
  service: 'ExpenseStd',
  title: '收费标准',
  metaTable: null,
  groups: {
    main: {
      label: '收费标准',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        stdItem: code('project_charge_cls', '收费项', { required: true, indexed: true }),
        stdGroup: code('STD_GROUP', '费用分组', { required: true, indexed: true }),
        stdMethod: code('STD_METHOD', '计费方式', { required: true, indexed: true, hint: '按日、据实的不核对上下限' }),
        stdUsual: yuan('默认金额', { indexed: true }),
        stdLeast: number('下限（元或 %）', { min: 0, precision: 2, indexed: true, hint: '固定时为元，比例时为 %' }),
        stdMost: number('上限（元或 %）', {
          min: 0,
          precision: 2,
          indexed: true,
          hint: '固定时为元，比例时为 %；项目的收费超出上下限时只能由经理保存',
        }),
        stdPayer: text('付款方', { maxLength: 40, indexed: true }),
        stdReceiver: code('HX54', '收费方', { indexed: true }),
        stdSort: integer('排序', { min: 0, max: 999, indexed: true }),
        stdMemo: textarea('说明', { maxLength: 200 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** Limits of a charge that a user other than a manager may enter, in fen; null where there is none. */
export interface ChargeBounds {
  readonly least: bigint | null
  readonly most: bigint | null
}
/** Amounts that shares are calculated from, in fen. */
export interface ChargeBase {
  readonly price: bigint | null
  readonly loan: bigint | null
}
const UNBOUND: ChargeBounds = { least: null, most: null }

/**
 * The limits of a charge of a type under the standard in use.
 * @param standards rows of the list
 * @param base amounts that shares are calculated from, in fen: the price in the contract, and all loans together; null
 * while unknown
 * @source ROU-008 (/ExpenseStdGrid)
 */
export function chargeBounds(standards: readonly Scope[], type: Value, base: ChargeBase): ChargeBounds {
  const standard = standards.find(({ stdItem, enabled }) => stdItem === type && isOn(enabled ?? null))
  if (!standard) return UNBOUND
  const [least, most] = [fenOf(standard['stdLeast']), fenOf(standard['stdMost'])]
  if (standard['stdMethod'] === FEE_METHOD.fixed) return { least, most }
  const whole =
    standard['stdMethod'] === FEE_METHOD.ratio
      ? base.price
      : standard['stdMethod'] === FEE_METHOD.ofLoan
        ? base.loan
        : null
  if (whole === null) return UNBOUND
  // Shares are in percent: converted like money they become hundredths of a percent.
  const of = (share: bigint | null): bigint | null => (share === null ? null : (whole * share) / 10_000n)
  return { least: of(least), most: of(most) }
}
