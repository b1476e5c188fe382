import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../lib/catalogue/day.ts'
import { normaliseIdNumber } from '../../../../lib/domain/standards/card-number.ts'
import { citizenIdFault, citizenOf, permanentResidentFault } from '../../../../lib/domain/standards/citizen-id.ts'
import * as fc from '../../../property.ts'
import { aCitizenId, checkOf, replaced, swapped, TODAY } from './card-numbers.ts'
import { CITIZEN_IDS, PERMANENT_RESIDENTS, WRONG_CITIZEN_IDS } from './published-numbers.ts'

const RUNS = { numRuns: 100_000 }
const demo = (birthday: string, sequence = '901'): string => {
  const body = `440199${birthday.replaceAll('-', '')}${sequence}`
  return body + checkOf(body)
}

describe('an ID number', () => {
  it.each(CITIZEN_IDS)('MEM-046 MEM-048 %s is valid: born %s, sex %s', (number, birthday, sex) => {
    expect(citizenIdFault(number, TODAY)).toBeNull()
    expect(citizenOf(number, TODAY)).toEqual({ birthday, sex })
  })
  it.each(WRONG_CITIZEN_IDS)('MEM-046 CON-044 %s is refused for its %s', (number, fault) => {
    expect(citizenIdFault(number, TODAY)).toBe(fault)
    expect(citizenOf(number, TODAY)).toBeNull()
  })
  it.each(PERMANENT_RESIDENTS)(
    '%s of a permanent residence card says the same of its holder: born %s, sex %s',
    (number, birthday, sex) => {
      expect(permanentResidentFault(number, TODAY)).toBeNull()
      expect(citizenIdFault(number, TODAY)).toBe('province')
      expect(citizenOf(number, TODAY)).toEqual({ birthday, sex })
    },
  )
  it('of an ID card is none of a permanent residence card, and a wrong digit is found in both', () => {
    expect(permanentResidentFault(demo('1990-01-01'), TODAY)).toBe('format')
    expect(permanentResidentFault('911124198108030025', TODAY)).toBe('check')
    expect(permanentResidentFault('999124198108030024', TODAY)).toBe('province')
  })
  it('may be typed full-width, with spaces around it and with a small x', () => {
    expect(normaliseIdNumber(' １１０１０５１９４９１２３１００２ｘ　')).toBe('11010519491231002X')
    expect(normaliseIdNumber('h（１２）')).toBe('H(12)')
    expect(citizenIdFault('　１１０１０５１９４９１２３１００２ｘ\n', TODAY)).toBeNull()
    expect(citizenIdFault('110105 19491231 002X', TODAY)).toBe('format')
  })
  it('belongs to a person already born: today in Asia/Shanghai is the last birthday', () => {
    expect(citizenIdFault(demo(TODAY), TODAY)).toBeNull()
    expect(citizenIdFault(demo(addDays(TODAY, 1)), TODAY)).toBe('date')
    expect(citizenIdFault(demo('2023-02-29'), TODAY)).toBe('date')
    expect(citizenIdFault(demo('2024-02-29'), TODAY)).toBeNull()
    expect(citizenIdFault(demo('1900-02-29'), TODAY)).toBe('date')
  })
  it('begins with a region there is', () => {
    for (const province of ['00', '10', '16', '24', '66', '72', '80', '84', '90', '99']) {
      const body = `${province}019919900101901`
      expect([province, citizenIdFault(body + checkOf(body), TODAY)]).toEqual([province, 'province'])
    }
  })
  it('MEM-046 MEM-048 is accepted whenever it is made by the standard, with its birthday and sex', () => {
    fc.assert(
      fc.property(aCitizenId, ({ number, birthday, odd }) => {
        const holder = citizenOf(number, TODAY)
        return (
          citizenIdFault(number, TODAY) === null &&
          holder?.birthday === birthday &&
          holder.sex === (odd ? 'HF5901' : 'HF5902')
        )
      }),
      RUNS,
    )
  })
  it('MEM-046 is refused with any one character changed', () => {
    fc.assert(
      fc.property(
        aCitizenId,
        fc.nat(17),
        fc.integer({ min: 1, max: 9 }),
        ({ number }, place, step) =>
          citizenIdFault(replaced(number, place, step, place === 17 ? '0123456789X' : '0123456789'), TODAY) !== null,
      ),
      RUNS,
    )
  })
  it('MEM-046 is refused with any two unlike neighbours changed about', () => {
    fc.assert(
      fc.property(
        aCitizenId,
        fc.nat(16),
        ({ number }, place) =>
          number[place] === number[place + 1] || citizenIdFault(swapped(number, place), TODAY) !== null,
      ),
      RUNS,
    )
  })
  it('is nothing else: other texts are refused without an error', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 24 }),
        (text) => citizenIdFault(text, TODAY) === 'format' && citizenOf(text, TODAY) === null,
      ),
      { numRuns: 5_000 },
    )
  })
})
