import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import type { Day } from '../../catalogue/day.ts'
import { code, date, id, percent, text, textarea, yuan } from '../../catalogue/field.ts'
import type { Value } from '../../catalogue/kind.ts'
import { notAfter, notBefore } from '../../catalogue/rule.ts'
import { recordFields } from '../record-fields.ts'
import { fenOf } from './ledger.ts'

/** Status of a price (PRICE_STATE). @public */
export const PRICE_STATE = { draft: 'DRAFT', used: 'USED', off: 'OFF' } as const

/**
 * The price of a service in a city: list price, maximum reduction and first day.
 * @source ROU-008 (/OrdPriceLstMGrid)
 * @public
 */
export const servicePrice = defineEntity({
  service: 'OrdPriceLstM',
  title: '服务价目',
  metaTable: null,
  groups: {
    price: {
      label: '服务价目',
      fields: {
        keyValue: id('价目ID', { hidden: true, serverOwned: true }),
        priceCode: text('价目编号', { required: true, maxLength: 32, indexed: true }),
        priceName: text('服务名称', { required: true, maxLength: 100, indexed: true }),
        priceClass: code('SL01_BILL_CLASS', '订单类别', { required: true, indexed: true }),
        priceCharge: code('project_charge_cls', '收费类型', { required: true, indexed: true }),
        priceUnit: code('PRICE_UNIT', '计价单位', { required: true, indexed: true }),
        priceAmount: yuan('标准价', { max: 1_000_000, indexed: true, hint: '按比例计价时不填' }),
        priceRate: percent('费率', { min: 0, max: 1, precision: 3, indexed: true }),
        priceLeast: yuan('最低成交价', {
          max: 1_000_000,
          indexed: true,
          hint: '项目的收费低于此价时只能由经理保存；同一收费类型有多个价目的，取其中最低的',
        }),
        priceFrom: date('生效日期', { required: true, indexed: true, rules: [notAfter('priceTo')] }),
        priceTo: date('失效日期', { indexed: true, rules: [notBefore('priceFrom')] }),
        priceMemo: textarea('服务内容', { maxLength: 500 }),
        priceState: code('PRICE_STATE', '状态', { default: PRICE_STATE.draft, indexed: true }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** The values of a list price in a city, by field name; null where empty, amounts in yuan. @public */
export type ServicePrice = RecordOf<typeof servicePrice>

type Price = Readonly<Record<string, Value>>

/** The lowest amount for a charge of a type that needs no manager, in fen; null when no price in force sets one. */
export function leastPrice(prices: readonly Price[], type: Value, today: Day): bigint | null {
  const inForce = prices.filter(
    ({ priceCharge, priceState, priceFrom, priceTo }) =>
      priceCharge === type &&
      priceState === PRICE_STATE.used &&
      typeof priceFrom === 'string' &&
      priceFrom <= today &&
      (typeof priceTo !== 'string' || priceTo === '' || priceTo >= today),
  )
  const leasts = inForce.map(({ priceLeast }) => fenOf(priceLeast))
  // A price without a limit allows any reduction.
  if (leasts.length === 0 || leasts.includes(null)) return null
  return leasts.reduce((least, one) => (least === null || (one !== null && one < least) ? one : least), null)
}
