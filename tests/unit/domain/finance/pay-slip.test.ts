import { expect, it } from 'vitest'
import { check } from '../../../../lib/catalogue/check.ts'
import { settle } from '../../../../lib/catalogue/effect.ts'
import { blankRecord } from '../../../../lib/catalogue/entity.ts'
import { NO_OVERLAY } from '../../../../lib/catalogue/overlay.ts'
import { paySlip } from '../../../../lib/domain/finance/pay-slip.ts'

const blank = blankRecord(paySlip.fields)
const slipOf = (parts: Readonly<Record<string, number>>) =>
  settle(paySlip, blank, { ...blank, acctId: 'a-1', payMonth: '2026-09', ...parts }).record
const issueFields = (parts: Readonly<Record<string, number>>) =>
  check(paySlip, slipOf(parts), { today: '2026-10-08', overlay: NO_OVERLAY }).map(({ field }) => field)

it('ROU-007 a pay slip adds up to the fen: gross is what is added, net is gross less what is taken', () => {
  expect(
    slipOf({
      payBase: 8_000.1,
      payMerit: 0.2,
      payCommission: 6_820.5,
      payAllowance: 800,
      paySocial: 1_012.4,
      payFund: 960,
      payTax: 642.18,
      payOther: 0.01,
    }),
  ).toMatchObject({ payGross: 15_620.8, payNet: 13_006.21 })
  expect(slipOf({ payBase: 0.1, payMerit: 0.2 })).toMatchObject({ payGross: 0.3, payNet: 0.3 })
})
it('ROU-007 no more can be taken than there is', () => {
  expect(issueFields({ payBase: 3_000, payTax: 3_000 })).toEqual([])
  expect(issueFields({ payBase: 3_000, payMerit: 500, paySocial: 499, payTax: 3_001 })).toEqual([])
  expect(issueFields({ payBase: 3_000, payTax: 3_000.01 })).toEqual(['payTax'])
})
