import type { Day } from '../../catalogue/day.ts'
import { defineEntity } from '../../catalogue/entity.ts'
import { code, date, id, integer, number, text, textarea, yuan } from '../../catalogue/field.ts'
import { isOn, type Scope } from '../../catalogue/kind.ts'
import { inUse, recordFields } from '../record-fields.ts'
import { type SecondHome, termOf } from './loan-term.ts'

/**
 * Rules of the housing provident fund: rates, limits and required months of deposits.
 * @source ROU-010 (/FundGrid)
 * @public
 */
export const fundPolicy = defineEntity({
  service: 'FundPolicy',
  title: '公积金政策',
  metaTable: null,
  groups: {
    main: {
      label: '公积金政策',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        fundName: text('政策名称', { required: true, maxLength: 60, indexed: true }),
        fundHouse: code('RATE_HOUSE', '套数', { indexed: true }),
        fundYears: code('FUND_YEARS', '贷款年限', { indexed: true }),
        fundRate: number('年利率', {
          stored: 'percent',
          shown: 'percent',
          precision: 3,
          min: 0,
          max: 20,
          indexed: true,
        }),
        fundLimitOne: yuan('单人最高额度', { shown: 'wan', indexed: true }),
        fundLimitTwo: yuan('两人及以上最高额度', { shown: 'wan', indexed: true }),
        fundMonths: integer('连续缴存月数', { min: 0, max: 240, indexed: true, stored: 'month', shown: 'month' }),
        fundFrom: date('生效日期', { required: true, indexed: true }),
        fundMemo: textarea('说明', { maxLength: 300 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** The fund loan for which policies are looked up. */
export interface FundCriteria {
  readonly home: SecondHome
  readonly years: number | null
  readonly today: Day
}

/**
 * The initial rate of a fund loan, as an annual ratio: the highest of the policies in force for these years, because
 * some apply to certain households only; null where no policy sets one.
 * @source ROU-010 (/FundGrid)
 */
export function fundRate(policies: readonly Scope[], criteria: FundCriteria): number | null {
  if (criteria.years === null) return null
  const rates = inForce(policies, criteria).flatMap(({ fundYears, fundRate: rate }) =>
    fundYears === termOf(criteria.years) && typeof rate === 'number' ? [rate] : [],
  )
  return rates.length === 0 ? null : Math.round(Math.max(...rates) * 10_000) / 1_000_000
}

/**
 * The largest loan any policy in force allows, in yuan; null where no policy sets a limit.
 * @source ROU-010 (/FundGrid)
 */
export function fundLimit(policies: readonly Scope[], criteria: FundCriteria): number | null {
  const limits = inForce(policies, criteria)
    .flatMap(({ fundLimitOne, fundLimitTwo }) => [fundLimitOne, fundLimitTwo])
    .filter((limit) => typeof limit === 'number')
  return limits.length === 0 ? null : Math.max(...limits)
}

/** A policy without a number of homes applies to all. */
function inForce(policies: readonly Scope[], { home, today }: FundCriteria): readonly Scope[] {
  return policies.filter(
    ({ enabled, fundFrom, fundHouse = null }) =>
      isOn(enabled) && String(fundFrom ?? '') <= today && (fundHouse === null || fundHouse === home),
  )
}
