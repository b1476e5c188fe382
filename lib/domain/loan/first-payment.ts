import type { Day } from '../../catalogue/day.ts'
import { defineEntity } from '../../catalogue/entity.ts'
import { code, date, id, percent, region, text, textarea } from '../../catalogue/field.ts'
import { isOn, type Scope } from '../../catalogue/kind.ts'
import { inUse, recordFields } from '../record-fields.ts'
import type { SecondHome } from './loan-term.ts'

/**
 * Minimum first payments, by city, loan type and number of homes of a family.
 * @source ROU-010 (/FirstPayCfgGrid)
 * @public
 */
export const firstPayment = defineEntity({
  service: 'FirstPayCfg',
  title: '首付比例',
  metaTable: null,
  groups: {
    main: {
      label: '首付比例',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        payName: text('规则名称', { required: true, maxLength: 60, indexed: true }),
        payProvince: region('province', '省份', { default: '440000' }),
        payCity: region('city', '城市', { parent: 'payProvince', indexed: true, default: '440100' }),
        payScheme: code('HF99', '贷款方案', { indexed: true }),
        payHouse: code('RATE_HOUSE', '套数', { required: true, indexed: true }),
        payLeast: percent('最低首付比例', { required: true, min: 0, max: 1, indexed: true }),
        payUsual: percent('常见首付比例', { min: 0, max: 1, indexed: true }),
        payFrom: date('生效日期', { indexed: true }),
        payMemo: textarea('说明', { maxLength: 200 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** The purchase for which a first payment is calculated. */
export interface PurchaseByLoan {
  readonly city: string | null
  /** HF99. */
  readonly scheme: string | null
  readonly home: SecondHome
  readonly today: Day
}

/**
 * The minimum first payment as a share of the price: the smallest of all rules in force, because some apply to certain
 * houses only; null where there is none.
 * @source ROU-010 (/FirstPayCfgGrid)
 */
export function leastFirstPayment(
  rules: readonly Scope[],
  { city, scheme, home, today }: PurchaseByLoan,
): number | null {
  const shares = rules
    .filter(
      ({ enabled, payCity = null, payScheme = null, payHouse, payFrom }) =>
        isOn(enabled) &&
        (payCity === null || payCity === city) &&
        (payScheme === null || payScheme === scheme) &&
        payHouse === home &&
        String(payFrom ?? '') <= today,
    )
    .map(({ payLeast }) => payLeast)
    .filter((share) => typeof share === 'number')
  return shares.length === 0 ? null : Math.min(...shares)
}
