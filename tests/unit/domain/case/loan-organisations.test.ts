import { describe, expect, it } from 'vitest'
import {
  isOffered,
  type LoanPurpose,
  offeredOffices,
  type Office,
} from '../../../../lib/domain/loan/loan-organisations.ts'
import * as fc from '../../../property.ts'

const GUANGZHOU = { city: '440100', area: '440106' }
const office = (keyValue: string, hf31OrgType: string, more: Partial<Office> = {}): Office => ({
  keyValue,
  hf31OrgType,
  hf31City: '440100',
  hf31Area: '440104',
  hf31Foreign: 0,
  hf31FundEntrusted: 0,
  hf31SortNo: 10,
  hf31Enabled: 1,
  ...more,
})
const ALL_KINDS = Array.from({ length: 9 }, (_, index) => office(`o${index + 1}`, `HF9C0${index + 1}`))
const ENTRUSTED = office('entrusted', 'HF9C01', { hf31FundEntrusted: 1 })
const keys = (
  purpose: LoanPurpose,
  offices: readonly Office[],
  type: string | null,
  place: { readonly city: string | null; readonly area: string | null } = GUANGZHOU,
) => offeredOffices(purpose, offices, type, place).map(({ office: { keyValue } }) => keyValue)

describe('an organisation that handles a loan', () => {
  it.each([
    ['HF9901', ['entrusted', 'o1']],
    ['HF9902', ['o2', 'entrusted']],
    ['HF9903', ['o2', 'entrusted', 'o1']],
    ['HF9907', ['entrusted', 'o1', 'o9']],
    [null, ['entrusted', 'o1', 'o2', 'o9']],
    ['HF9905', ['entrusted', 'o1', 'o2', 'o9']],
  ])('LON-017 of the type %s: %j', (type, expected) =>
    expect(keys('handle', [...ALL_KINDS, ENTRUSTED], type)).toEqual(expected),
  )
  it('LON-017 is in use, and in the city of the house', () => {
    const offices = [
      office('here', 'HF9C01'),
      office('closed', 'HF9C01', { hf31Enabled: 0 }),
      office('undecided', 'HF9C01', { hf31Enabled: null }),
      office('south', 'HF9C01', { hf31City: '440300' }),
      office('nowhere', 'HF9C01', { hf31City: null }),
    ]
    expect(keys('handle', offices, 'HF9901')).toEqual(['here'])
    expect(keys('handle', offices, 'HF9901', { city: '440300', area: null })).toEqual(['south'])
    expect(keys('handle', offices, 'HF9901', { city: null, area: null })).toEqual([])
  })
  it('LON-020 comes domestic before foreign, then by district, by kind, by its order, by its key', () => {
    const offices = [
      office('foreign-near', 'HF9C01', { hf31Foreign: 1, hf31Area: '440106', hf31SortNo: 1 }),
      office('foreign', 'HF9C01', { hf31Foreign: 1, hf31SortNo: 1 }),
      office('unsorted', 'HF9C01', { hf31SortNo: null }),
      office('b', 'HF9C01', { hf31SortNo: 5 }),
      office('a', 'HF9C01', { hf31SortNo: 5 }),
      office('first', 'HF9C01', { hf31SortNo: 0 }),
      office('near', 'HF9C01', { hf31Area: '440106', hf31SortNo: 99 }),
      office('centre', 'HF9C02', { hf31SortNo: 99 }),
    ]
    expect(keys('handle', offices, 'HF9903')).toEqual([
      'near',
      'centre',
      'first',
      'a',
      'b',
      'unsorted',
      'foreign-near',
      'foreign',
    ])
    expect(keys('handle', offices, 'HF9903', { city: '440100', area: null })).toEqual([
      'centre',
      'first',
      'a',
      'b',
      'near',
      'unsorted',
      'foreign',
      'foreign-near',
    ])
  })
  it('says why it stands there', () => {
    const near = { ...ENTRUSTED, hf31Area: '440106' }
    const note = (one: Office, type: string) =>
      offeredOffices('handle', [one], type, GUANGZHOU).map((offered) => offered.note)
    expect([
      note(near, 'HF9902'),
      note(ENTRUSTED, 'HF9903'),
      note(near, 'HF9901'),
      note(office('x', 'HF9C01'), 'HF9901'),
    ]).toEqual([['同区、公积金受托银行'], ['公积金受托银行'], ['同区'], ['']])
  })
})

describe('an organisation advances money for an estate', () => {
  it.each([
    ['HF9901', ['o6', 'o9']],
    ['HF9907', ['o6', 'o9']],
    [null, ['o6', 'o9']],
    ['HF9902', ['o6']],
    ['HF9903', ['o6']],
  ])('LON-017 for a loan of the type %s: %j', (type, expected) =>
    expect(keys('secure', ALL_KINDS, type)).toEqual(expected),
  )
})

describe('the list of offered organisations', () => {
  it('LON-017 is just what a save accepts, once each, whatever there is', () => {
    const offices = fc.uniqueArray(
      fc.record({
        keyValue: fc.stringMatching(/^[a-f]{1,3}$/),
        hf31OrgType: fc.constantFrom(...ALL_KINDS.map(({ hf31OrgType }) => hf31OrgType)),
        hf31City: fc.constantFrom('440100', '440300', null),
        hf31Area: fc.constantFrom('440106', '440104', null),
        hf31Foreign: fc.constantFrom(0, 1),
        hf31FundEntrusted: fc.constantFrom(0, 1, null),
        hf31SortNo: fc.option(fc.nat(5)),
        hf31Enabled: fc.constantFrom(0, 1),
      }),
      { selector: ({ keyValue }) => keyValue },
    )
    fc.assert(
      fc.property(
        fc.constantFrom<LoanPurpose>('handle', 'secure'),
        offices,
        fc.constantFrom('HF9901', 'HF9902', 'HF9903', 'HF9907', null),
        (purpose, all, type) => {
          const offered = offeredOffices(purpose, all, type, GUANGZHOU).map(({ office: one }) => one)
          expect(new Set(offered)).toEqual(new Set(all.filter((one) => isOffered(purpose, one, type, GUANGZHOU))))
          expect(offered.map(({ hf31Foreign }) => hf31Foreign).toSorted()).toEqual(
            offered.map(({ hf31Foreign }) => hf31Foreign),
          )
          expect(offeredOffices(purpose, all.toReversed(), type, GUANGZHOU).map(({ office: one }) => one)).toEqual(
            offered,
          )
        },
      ),
    )
  })
})
