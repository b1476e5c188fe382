import { describe, expect, it } from 'vitest'
import type { RecordValues } from '../../../lib/catalogue/effect.ts'
import { DEPOSIT_STATUS } from '../../../lib/domain/codes.ts'
import { monthsCovered } from '../../../lib/domain/member/deposit-period.ts'
import { MEMBER_RECORDS, type MemberRecords } from '../../../lib/domain/member/member-records.ts'
import { memberRecordMessages } from '../../../lib/locale/zh-cn/project-detail/member-records.ts'
import { latestRun } from '../../../lib/widgets/project-detail/people/records/list/covered-run.ts'
import {
  type RecordSummary,
  type SummaryRecord,
  summaryOf,
} from '../../../lib/widgets/project-detail/people/records/list/record-summary.ts'
import * as fc from '../../property.ts'

const TODAY = '2026-11-21'
const record = (values: RecordValues, refValues: Readonly<Record<string, string>> = {}): SummaryRecord => ({
  values,
  refValues,
})
function summary(key: MemberRecords['key'], ...records: readonly SummaryRecord[]): RecordSummary {
  const list = MEMBER_RECORDS.find((one) => one.key === key)
  if (!list) throw new Error(key)
  return summaryOf(list, records, { today: TODAY, texts: memberRecordMessages.texts })
}
const fund = (from: string | null, to: string | null, more: RecordValues = {}): SummaryRecord =>
  record({ hf25FundCity: '440100', hf25Date1: from, hf25Date2: to, ...more }, { hf25FundCity: '广州市' })
const social = (
  from: string | null,
  to: string | null,
  city = '广州市',
  status: string = DEPOSIT_STATUS.normal,
): SummaryRecord =>
  record(
    { hf26Province: '440000', hf26City: '440100', hf26Date1: from, hf26Date2: to, hf26Status: status },
    { hf26Province: '广东省', hf26City: city, hf26Status: status === DEPOSIT_STATUS.normal ? '正常' : '封存/停缴' },
  )

describe('what a closed list says', () => {
  it('REC-006 is nothing while there is no record', () => {
    for (const { key } of MEMBER_RECORDS) expect(summary(key)).toEqual({ tag: null, text: null })
  })

  it('REC-022 of the fund: whether six months are covered, an open end counting to this month', () => {
    expect(summary('fund', fund('2026-07', null)).tag).toEqual({ tone: 'warn', text: '不足 6 个月' })
    expect(summary('fund', fund('2026-06', null)).tag).toEqual({ tone: 'ok', text: '满 6 个月' })
    expect(summary('fund', fund('2025-01', '2025-05')).tag).toEqual({ tone: 'warn', text: '不足 6 个月' })
    expect(summary('fund', fund('2025-01', '2025-06')).tag).toEqual({ tone: 'ok', text: '满 6 个月' })
    expect(summary('fund', fund('2019-08', null, { hf25FundBase: 18_000 }))).toEqual({
      tag: { tone: 'ok', text: '满 6 个月' },
      text: '广州市 · 基数 18,000.00 · 连续 88 个月',
    })
  })

  it('of the fund leaves out what is not known', () => {
    expect(summary('fund', fund(null, null, { hf25FundBase: 18_000 }))).toEqual({
      tag: null,
      text: '广州市 · 基数 18,000.00',
    })
    expect(summary('fund', record({ hf25FundCity: '440100', hf25FundBase: null }))).toEqual({ tag: null, text: null })
    expect(summary('fund', fund('2027-01', null))).toEqual({ tag: null, text: '广州市' })
  })

  it('of social insurance: where, since when, how many months in a row, and how it stands', () => {
    expect(summary('social', social('2019-08', null))).toEqual({
      tag: { tone: 'ok', text: '正常' },
      text: '广州市 2019-08 至今，连续 88 个月',
    })
    expect(summary('social', social('2024-01', '2024-03', '佛山市', 'HX2104'))).toEqual({
      tag: { tone: 'warn', text: '封存/停缴' },
      text: '佛山市 2024-01 至 2024-03，连续 3 个月',
    })
  })

  it('joins records that follow one another, and names every place of them', () => {
    expect(summary('social', social('2024-01', '2025-12', '佛山市'), social('2026-01', null)).text).toBe(
      '广州市、佛山市 2024-01 至今，连续 35 个月',
    )
    expect(summary('social', social('2026-01', null), social('2024-01', '2025-11', '佛山市')).text).toBe(
      '广州市 2026-01 至今，连续 11 个月',
    )
  })

  it('of tax: where, from when to when, and how many months', () => {
    const paid = record({ hf27City: '440100', hf27Date1: '2024-01', hf27Date2: '2026-10' }, { hf27City: '广州市' })
    expect(summary('tax', paid)).toEqual({ tag: { tone: 'idle', text: '34 个月' }, text: '广州市 2024-01 至 2026-10' })
    expect(
      summary('tax', record({ hf27Province: '440000', hf27Date1: null, hf27Date2: null }, { hf27Province: '广东省' })),
    ).toEqual({ tag: null, text: '广东省' })
  })

  it('of work: the job started last', () => {
    const work = (name: string | null, date: string | null, amount: number | null): SummaryRecord =>
      record({ hf24WorkName: name, hf24WorkDate1: date, hf24WorkAmt1: amount })
    expect(
      summary(
        'workCredit',
        work('示例甲公司', '2015-03-01', 8_000),
        work('示例乙公司', '2019-07-01', 42_000),
        work('示例丙公司', null, 1),
      ).text,
    ).toBe('示例乙公司 · 月收入 42,000.00 元')
    expect(summary('workCredit', work('示例甲公司', null, null), work('示例乙公司', null, 5)).text).toBe('示例甲公司')
    expect(summary('workCredit', work(null, null, null))).toEqual({ tag: null, text: null })
  })

  it('of houses: the first, and how many there are', () => {
    const house = (address: string | null, area: number | null, loan: string | null): SummaryRecord =>
      record(
        { hf28City: '440100', hf28Spec1: address, hf28FullArea: area, hf28LoanStatus: loan },
        { hf28City: '广州市', ...(loan !== null && { hf28LoanStatus: '银行按揭未结清' }) },
      )
    expect(summary('ownHouse', house('示例路 12 号', 89.5, 'HF7902')).text).toBe(
      '示例路 12 号 · 89.50 ㎡ · 银行按揭未结清',
    )
    expect(summary('ownHouse', house(null, null, null)).text).toBe('广州市')
    expect(summary('ownHouse', house('示例路 12 号', null, null), house('示例路 13 号', null, null)).text).toBe(
      '示例路 12 号 等 2 条',
    )
  })
})

describe('months in a row', () => {
  const index = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const monthOf = (at: number): string => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  const period = fc
    .tuple(fc.integer({ min: index('2022-01'), max: index(TODAY.slice(0, 7)) }), fc.integer({ min: 0, max: 9 }))
    .map(([from, more]) => ({ from: monthOf(from), to: monthOf(Math.min(from + more, index(TODAY.slice(0, 7)))) }))

  it('are those a calendar would tick off backwards from the last month paid', () => {
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 8 }), (periods) => {
        const paid = new Set(
          periods.flatMap(({ from, to }) =>
            Array.from({ length: index(to) - index(from) + 1 }, (_, at) => index(from) + at),
          ),
        )
        let at = Math.max(...paid)
        let months = 0
        for (; paid.has(at); at -= 1) months += 1
        const run = latestRun(periods, TODAY)
        expect(run?.months).toBe(months)
        expect(run?.from).toBe(monthOf(at + 1))
        expect(monthsCovered(run?.from ?? null, run?.to ?? null, TODAY)).toBe(months)
      }),
    )
  })
})
