import { describe, expect, it } from 'vitest'
import { kilometresBetween } from '../../../../lib/domain/place/distance.ts'
import { basisText, recommendationBasis } from '../../../../lib/domain/recommendation/basis.ts'

const PLACE = { city: '440100', area: '440106', point: null }
const basis = (project: Readonly<Record<string, string | number | null>>, requested: string | null = null) =>
  recommendationBasis(project, PLACE, requested)

describe('what a recommendation is made from', () => {
  it.each([
    [{ prjPayType: 'HH2001', hf20LoanScheme: 'HF9907' }, 'HF9901', 'HF0401'],
    [{ prjPayType: 'HH2002' }, 'HF9902', 'HF0401'],
    [{ prjPayType: 'HH2006' }, 'HF9907', 'HF0402'],
    [{ prjPayType: 'HH2004', hf20LoanScheme: 'HF9901' }, null, null],
    [{ hf20LoanScheme: 'HF9905' }, 'HF9905', 'HF0404'],
    [{ prjPayType: null, hf20LoanScheme: 'HF9906' }, 'HF9906', 'HF0405'],
    [{}, null, null],
  ])('OPN-010 %j is the scheme %s, the business %s', (project, scheme, business) =>
    expect(basis(project)).toMatchObject({ scheme, business }),
  )
  it('OPN-010 a business that is asked for counts where the scheme is of another one', () => {
    expect(basis({ prjPayType: 'HH2002' }, 'HF0401')).toMatchObject({ scheme: 'HF9902', business: 'HF0401' })
    expect(basis({ prjPayType: 'HH2002' }, 'HF0402')).toMatchObject({ scheme: null, business: 'HF0402' })
    expect(basis({}, 'HF0404')).toMatchObject({ scheme: null, business: 'HF0404' })
  })
  it('BAS-045 is the place and what the parties wish for, and nothing else', () => {
    const wishes = { hf20LoanScheme: 'HF9901', hf20ReturnWay: 'HX0302', hf20AcceptRetNoEnd: 0.035, hf20ThinkGroup: 1 }
    expect(basis(wishes)).toEqual({
      scheme: 'HF9901',
      business: 'HF0401',
      ...PLACE,
      repayment: 'HX0302',
      rate: 0.035,
      combined: true,
    })
    const text = basisText(basis(wishes))
    expect(basisText(basis({ ...wishes, hf20HouseMarketPrice: 3_000_000, hf20DemandStep: 'HX0505' }))).toBe(text)
    for (const change of [
      { hf20LoanScheme: 'HF9902' },
      { hf20ReturnWay: null },
      { hf20AcceptRetNoEnd: 0.036 },
      { hf20ThinkGroup: 0 },
    ])
      expect(basisText(basis({ ...wishes, ...change }))).not.toBe(text)
    for (const place of [{ city: '440300' }, { area: null }, { point: [113.3, 23.1] as const }])
      expect(basisText(recommendationBasis(wishes, { ...PLACE, ...place }))).not.toBe(text)
  })
})

describe('the distance of two points', () => {
  it('is that of the globe, the same both ways, and none to itself', () => {
    const [guangzhou, shenzhen] = [
      [113.2644, 23.1291],
      [114.0579, 22.5431],
    ] as const
    expect(kilometresBetween(guangzhou, shenzhen)).toBeCloseTo(104.1, 0)
    expect(kilometresBetween(shenzhen, guangzhou)).toBe(kilometresBetween(guangzhou, shenzhen))
    expect(kilometresBetween(guangzhou, guangzhou)).toBe(0)
    expect(kilometresBetween([0, 0], [180, 0])).toBeCloseTo(Math.PI * 6371, 5)
  })
})
