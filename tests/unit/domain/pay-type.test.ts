import { describe, expect, it } from 'vitest'
import { settle } from '../../../lib/catalogue/effect.ts'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import { PAY_PLANS, payTypeOf } from '../../../lib/domain/project/pay-type.ts'
import { project } from '../../../lib/domain/project/project.ts'

/** BAS-007 to BAS-012: pay type, pay way, loan scheme, and the business type that follows. */
const PLANS = [
  ['BAS-007', 'HH2001', 'HG1002', 'HF9901', 'HF0401'],
  ['BAS-008', 'HH2002', 'HG1002', 'HF9902', 'HF0401'],
  ['BAS-009', 'HH2003', 'HG1002', 'HF9903', 'HF0401'],
  ['BAS-010', 'HH2004', 'HG1001', null, null],
  ['BAS-011', 'HH2005', 'HG1003', null, null],
  ['BAS-012', 'HH2006', null, 'HF9907', 'HF0402'],
] as const
const blank = blankRecord(project.fields)
const recordOf = ([, prjPayType, hf20PayWay, hf20LoanScheme, businessType]: readonly (string | null)[]) => ({
  ...blank,
  prjPayType: prjPayType ?? null,
  hf20PayWay: hf20PayWay ?? null,
  hf20LoanScheme: hf20LoanScheme ?? null,
  businessType: businessType ?? null,
})

describe('the pay type', () => {
  it('knows six plans', () =>
    expect(PAY_PLANS.map(({ payType }) => payType)).toEqual(PLANS.map(([, payType]) => payType)))
  it.each(PLANS)('%s %s sets pay way %s, loan scheme %s and business type %s on a blank case', (...plan) => {
    expect(settle(project, blank, { ...blank, prjPayType: plan[1] }).record).toEqual(recordOf(plan))
  })
  it.each(
    PLANS.flatMap((from) => PLANS.filter((to) => to !== from).map((to) => [from[1], to[0], to[1], from, to] as const)),
  )('changes from %s %s to %s', (_from, _id, prjPayType, from, to) => {
    expect(settle(project, recordOf(from), { ...recordOf(from), prjPayType }).record).toEqual(recordOf(to))
  })
  it.each(PLANS)('%s %s chosen again changes nothing', (...plan) => {
    const record = recordOf(plan)
    expect(settle(project, record, { ...record, prjPayType: plan[1] }, {}, new Set(['prjPayType']))).toEqual({
      record,
      consequences: [],
    })
  })
  it('overrides a pay way or scheme sent along with it, which it locks', () => {
    const sent = { ...blank, prjPayType: 'HH2004', hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9901' }
    expect(
      settle(project, blank, sent, {}, new Set(['prjPayType', 'hf20PayWay', 'hf20LoanScheme'])).record,
    ).toMatchObject({ hf20PayWay: 'HG1001', hf20LoanScheme: null, businessType: null })
  })
  it('leaves pay way and scheme as they are when it is emptied', () => {
    const [plan] = PLANS
    expect(settle(project, recordOf(plan), { ...recordOf(plan), prjPayType: null }).record).toMatchObject({
      hf20PayWay: 'HG1002',
      hf20LoanScheme: 'HF9901',
      businessType: 'HF0401',
    })
  })
})

describe('the pay type of an older case', () => {
  it.each(PLANS)('OPN-012 %s is read from its pay way and scheme: %s', (_id, payType, payWay, scheme) =>
    expect(payTypeOf(payWay, scheme)).toBe(payType),
  )
  it('OPN-012 stays empty where there is none or no only one', () => {
    for (const scheme of ['HF9905', 'HF9906', 'HF9908', 'HF9909'])
      for (const payWay of [null, 'HG1001', 'HG1002', 'HG1003']) expect(payTypeOf(payWay, scheme)).toBeNull()
    expect(payTypeOf(null, null)).toBeNull()
    expect(payTypeOf('HG1002', null)).toBeNull()
    expect(payTypeOf('HG1001', 'HF9901')).toBeNull()
    expect(payTypeOf('HG1002', 'HF9907')).toBeNull()
  })
})
