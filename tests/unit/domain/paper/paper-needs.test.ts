import { describe, expect, it } from 'vitest'
import { type PaperCase, type PaperPerson, usingIdsOf } from '../../../../lib/domain/paper/paper-needs.ts'
import { PAPER_SIDES } from '../../../../lib/domain/paper/paper-side.ts'
import type { PaperType } from '../../../../lib/domain/paper/paper-type.ts'
import * as fc from '../../../property.ts'

type Kind = Parameters<typeof usingIdsOf>[0]
const kind = (values: Partial<Kind> = {}): Kind => ({
  cardType: 'P001',
  parties: ['BUYER', 'OWNER'],
  each: 1,
  traits: null,
  idTypes: null,
  marriages: null,
  conditionCode: null,
  enabled: 1,
  ...values,
})
const person = (id: string, values: Partial<PaperPerson> = {}): PaperPerson => ({
  id,
  memberType: '0',
  idType: 'HF5601',
  marriage: null,
  borrows: false,
  main: false,
  child: null,
  age: 30,
  ...values,
})
const caseOf = (people: readonly PaperPerson[], values: Partial<PaperCase> = {}): PaperCase => ({
  people,
  party: { buyer: 'HF0501', owner: 'HF0501' },
  holds: (code) => code !== 'NEVER',
  ...values,
})

const HER = person('her', { borrows: true, main: true, marriage: 'HX0602' })
const HIM = person('him', { borrows: true, marriage: 'HX0602', idType: 'HF5602' })
const SON = person('son', { age: 17, marriage: 'HX0601', child: 'HF8801' })
const OWNER = person('owner1', { memberType: '1', main: true, child: 'HF8802' })
const GUARANTOR = person('guarantor', { memberType: '2', marriage: 'HX0603' })
const ALL = [HER, HIM, SON, OWNER, GUARANTOR]

describe('PAP-002 PAP-007 the person who hands a paper in', () => {
  const table: readonly (readonly [
    string,
    Partial<Kind>,
    'buyer' | 'owner',
    readonly string[],
    Partial<PaperCase>?,
  ])[] = [
    ['everybody of the side', {}, 'buyer', ['her', 'him', 'son']],
    ['everybody of the other side', {}, 'owner', ['owner1']],
    ['guarantors on the list of the buyers', { parties: ['GUARANTOR'] }, 'buyer', ['guarantor']],
    ['guarantors beside the buyers', { parties: ['BUYER', 'GUARANTOR'] }, 'buyer', ['her', 'him', 'son', 'guarantor']],
    ['those who borrow', { traits: ['BORROWER'] }, 'buyer', ['her', 'him']],
    ['whoever comes first', { traits: ['MAIN'] }, 'buyer', ['her']],
    ['minors', { traits: ['MINOR'] }, 'buyer', ['son']],
    ['those with one of the traits', { traits: ['MINOR', 'MAIN'] }, 'buyer', ['her', 'son']],
    ['those with a child', { traits: ['CHILD'] }, 'owner', ['owner1']],
    ['everybody while nobody is said to borrow', { traits: ['BORROWER'] }, 'owner', ['owner1']],
    ['those with such a document', { idTypes: ['HF5602'] }, 'buyer', ['him']],
    ['those who are married', { marriages: ['HX0602', 'HX0605'] }, 'buyer', ['her', 'him']],
    ['nobody whose marriage is not said', { marriages: ['HX0602'] }, 'owner', []],
    [
      'guarantors whatever traits are asked of buyers',
      { parties: ['BUYER', 'GUARANTOR'], traits: ['MINOR'] },
      'buyer',
      ['son', 'guarantor'],
    ],
    ['the side together', { each: 0 }, 'buyer', ['buyer']],
    ['nobody where nobody of a side together has what is asked', { each: 0, traits: ['MINOR'] }, 'owner', []],
    ['the side together for the house, each or not', { parties: ['HOUSE'] }, 'owner', ['owner']],
    [
      'the company',
      { parties: ['BUYER_COMPANY'] },
      'buyer',
      ['buyer'],
      { party: { buyer: 'HF0502', owner: 'HF0501' } },
    ],
    [
      'nobody of a company where persons are asked',
      { parties: ['BUYER'] },
      'buyer',
      [],
      { party: { buyer: 'HF0502', owner: 'HF0501' } },
    ],
    ['nobody where a company is asked and persons buy', { parties: ['BUYER_COMPANY'] }, 'buyer', []],
    [
      'everybody of a side it is not declared for, where a job lists it there',
      { parties: ['BUYER'] },
      'owner',
      ['owner1'],
    ],
    ['nobody where its condition does not hold', { conditionCode: 'NEVER' }, 'buyer', []],
    ['nobody once it is out of use', { enabled: 0 }, 'buyer', []],
    ['the side for those who are still to come', {}, 'buyer', ['buyer'], { people: [OWNER] }],
    ['the side for the borrowers still to come', { traits: ['BORROWER'] }, 'buyer', ['buyer'], { people: [] }],
    ['nobody for a marriage still to come', { marriages: ['HX0602'] }, 'buyer', [], { people: [] }],
    [
      'an ID card of whoever does not say their document',
      { idTypes: ['HF5601'] },
      'buyer',
      ['quiet'],
      { people: [person('quiet', { idType: null })] },
    ],
  ]
  const lines = table.map(([who, values, side, expected, more = {}]) => ({ who, values, side, expected, more }))
  it.each(lines)('is $who', ({ values, side, expected, more }) =>
    expect(usingIdsOf(kind(values), side, caseOf(more.people ?? ALL, more))).toEqual(expected),
  )

  const anyKind = fc.record({
    cardType: fc.constant('P001'),
    parties: fc.subarray(['BUYER', 'OWNER', 'GUARANTOR', 'BUYER_COMPANY', 'OWNER_COMPANY', 'HOUSE']),
    each: fc.constantFrom(0, 1),
    traits: fc.subarray(['BORROWER', 'MAIN', 'CHILD', 'MINOR']),
    idTypes: fc.subarray(['HF5601', 'HF5602']),
    marriages: fc.subarray(['HX0601', 'HX0602']),
    conditionCode: fc.constantFrom(null, 'NEVER', 'LOAN'),
    enabled: fc.constantFrom(0, 1),
  }) as fc.Arbitrary<Pick<PaperType, keyof Kind>>
  const anybody = fc.record({
    memberType: fc.constantFrom('0', '1', '2'),
    idType: fc.constantFrom(null, 'HF5601', 'HF5602'),
    marriage: fc.constantFrom(null, 'HX0601', 'HX0602'),
    borrows: fc.boolean(),
    main: fc.boolean(),
    child: fc.constantFrom(null, 'HF8801', 'HF8802'),
    age: fc.option(fc.integer({ min: 0, max: 90 })),
  })
  const anyCase = fc
    .record({
      people: fc
        .array(anybody, { maxLength: 6 })
        .map((people) => people.map((one, index) => ({ ...one, id: `m${index}` }))),
      buyer: fc.constantFrom(null, 'HF0501', 'HF0502'),
      owner: fc.constantFrom(null, 'HF0501', 'HF0502'),
    })
    .map(({ people, buyer, owner }): PaperCase => caseOf(people, { party: { buyer, owner } }))

  it('is each of them once, of that side, in the order of the case; or the side alone', () => {
    fc.assert(
      fc.property(anyKind, anyCase, fc.constantFrom(...PAPER_SIDES), (one, of, side) => {
        const ids = usingIdsOf(one, side, of)
        if (ids.includes(side))
          expect(
            ids.filter((id) => id !== side).every((id) => of.people.find((who) => who.id === id)?.memberType === '2'),
          ).toBe(true)
        const people = ids.filter((id) => id !== side)
        expect(new Set(ids).size).toBe(ids.length)
        const own = side === 'owner' ? ['1'] : ['0', '2']
        expect(people.every((id) => own.includes(of.people.find((who) => who.id === id)?.memberType ?? ''))).toBe(true)
        const place = (id: string) => of.people.findIndex((who) => who.id === id)
        const buyers = people.filter((id) => of.people[place(id)]?.memberType !== '2')
        expect(buyers).toEqual(buyers.toSorted((a, b) => place(a) - place(b)))
        if (one.enabled === 0 || one.conditionCode === 'NEVER') expect(ids).toEqual([])
      }),
    )
  })
  it('is nobody more when more is asked of them', () => {
    fc.assert(
      fc.property(anyKind, anyCase, fc.constantFrom(...PAPER_SIDES), (one, of, side) => {
        const narrower = { ...one, each: 1 as const, idTypes: ['HF5602'], marriages: ['HX0602'] }
        const wider = { ...narrower, idTypes: null, marriages: null }
        const many = usingIdsOf(wider, side, of)
        expect(usingIdsOf(narrower, side, of).every((id) => many.includes(id))).toBe(true)
      }),
    )
  })
})
