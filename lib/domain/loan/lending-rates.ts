import type { Day } from '../../catalogue/day.ts'
import { defineEntity } from '../../catalogue/entity.ts'
import { code, date, id, integer, number, region, text, textarea } from '../../catalogue/field.ts'
import { isOn, type Scope } from '../../catalogue/kind.ts'
import { inUse, recordFields } from '../record-fields.ts'
import { type LoanTerm, type SecondHome, termOf } from './loan-term.ts'

type Extra = Parameters<typeof number>[1]
/** An annual rate in percent, as banks publish it. */
const optional = (label: string, more: Extra = {}) =>
  number(label, { stored: 'percent', shown: 'percent', precision: 3, min: 0, max: 20, indexed: true, ...more })
const quoted = (label: string) => optional(label, { precision: 2, required: true })

/**
 * Lending rates of banks: the five-year prime rate and the points added to it.
 * @source ROU-008 (/BankRateGrid)
 * @public
 */
export const bankRate = defineEntity({
  service: 'BankRate',
  title: '银行利率',
  metaTable: null,
  groups: {
    main: {
      label: '银行利率',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        rateBank: code('BANK_HEAD', '银行', { required: true, indexed: true }),
        rateHouse: code('RATE_HOUSE', '套数', { required: true, indexed: true, default: 'FIRST' }),
        ratePoints: integer('LPR 加点（基点）', {
          required: true,
          min: -300,
          max: 300,
          indexed: true,
          hint: '低于 LPR 为负数',
        }),
        rateYear: optional('执行利率', { hint: '为空时按最新的5年期以上 LPR 加点' }),
        rateFastDays: integer('放款时间（工作日）', { min: 0, max: 120, indexed: true }),
        rateFrom: date('生效日期', { required: true, indexed: true }),
        rateMemo: textarea('说明', { maxLength: 200 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** Published values of the loan prime rate. @source ROU-008 (/BankLprGrid) @public */
export const primeRate = defineEntity({
  service: 'BankLpr',
  title: 'LPR 报价',
  metaTable: null,
  groups: {
    main: {
      label: 'LPR 报价',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        lprDate: date('公布日期', { required: true, indexed: true }),
        lprOneYear: quoted('1年期 LPR'),
        lprFiveYear: quoted('5年期以上 LPR'),
        lprFiveChange: number('5年期较上次（基点）', {
          precision: 0,
          min: -500,
          max: 500,
          indexed: true,
          hint: '下降为负数；1 个百分点为 100 个基点',
        }),
        lprSource: text('来源', { maxLength: 60, indexed: true, default: '全国银行间同业拆借中心' }),
        lprMemo: textarea('说明', { maxLength: 200 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** The lowest rate the banks of a city have agreed on. @source ROU-011 (/LPRandBankRate) @public */
export const cityRate = defineEntity({
  service: 'LprAndBankRate',
  title: '城市房贷利率',
  metaTable: null,
  groups: {
    main: {
      label: '城市房贷利率',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        cityRateProvince: region('province', '省份', { default: '440000' }),
        cityRateCity: region('city', '城市', {
          required: true,
          parent: 'cityRateProvince',
          indexed: true,
          default: '440100',
        }),
        cityRateHouse: code('RATE_HOUSE', '套数', { required: true, indexed: true }),
        cityRateTerm: code('FUND_YEARS', '贷款年限', { required: true, indexed: true }),
        cityRateLpr: optional('对应 LPR', { precision: 2 }),
        cityRatePoints: integer('加点下限（基点）', { min: -300, max: 300, indexed: true }),
        cityRateLeast: optional('利率下限', { hint: '为空时按对应年限的最新 LPR 加点' }),
        cityRateMonth: date('执行日期', { required: true, indexed: true }),
        cityRateBasis: text('依据', { maxLength: 100 }),
        cityRateMemo: textarea('说明', { maxLength: 200 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** Rows of the three lists. */
export interface LendingRates {
  readonly banks: readonly Scope[]
  readonly prime: readonly Scope[]
  readonly cities: readonly Scope[]
}

/** The loan for which a rate is looked up. */
export interface RateCriteria {
  /** Head office of the bank (BANK_HEAD); null while no bank is chosen. */
  readonly bank: string | null
  readonly city: string | null
  readonly home: SecondHome
  readonly years: number | null
  readonly today: Day
}

/**
 * The initial rate of a commercial loan: that of the bank, else the lowest one of the city; both are based on the prime
 * rate where they name no rate.
 * @returns an annual ratio; null where no rate is configured
 * @source ROU-008 (/BankRateGrid, /BankLprGrid), ROU-011 (/LPRandBankRate)
 */
export function proposedRate(
  { bank, city, home, years, today }: RateCriteria,
  { banks, prime, cities }: LendingRates,
): number | null {
  const term = termOf(years)
  const ofBank = newest(
    banks.filter(({ rateBank, rateHouse }) => bank !== null && rateBank === bank && rateHouse === home),
    'rateFrom',
    today,
  )
  const ofCity = newest(
    cities.filter(
      ({ cityRateCity, cityRateHouse, cityRateTerm }) =>
        city !== null && cityRateCity === city && cityRateHouse === home && cityRateTerm === term,
    ),
    'cityRateMonth',
    today,
  )
  const lpr = (of: LoanTerm) =>
    numberOf(newest(prime, 'lprDate', today)?.[of === 'LONG' ? 'lprFiveYear' : 'lprOneYear'])
  if (ofBank) return ratioOf(numberOf(ofBank['rateYear']) ?? onTop(lpr('LONG'), ofBank['ratePoints']))
  return ofCity ? ratioOf(numberOf(ofCity['cityRateLeast']) ?? onTop(lpr(term), ofCity['cityRatePoints'])) : null
}

/** The row in use that came into force most recently. */
function newest(rows: readonly Scope[], from: string, today: Day): Scope | null {
  const since = (row: Scope) => String(row[from] ?? '')
  return (
    rows
      .filter((row) => isOn(row['enabled']) && since(row) <= today)
      .toSorted((a, b) => since(b).localeCompare(since(a)))[0] ?? null
  )
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
/** Points are hundredths of a percent. */
const onTop = (rate: number | null, points: unknown): number | null =>
  rate === null ? null : rate + (numberOf(points) ?? 0) / 100
const ratioOf = (percent: number | null): number | null =>
  percent === null ? null : Math.round(percent * 10_000) / 1_000_000
