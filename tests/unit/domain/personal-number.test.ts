import { describe, expect, it } from 'vitest'
import { lastFour, normalNumber, parseNumberSearch } from '../../../lib/domain/standards/personal-number.ts'

describe('ruling 20: which numbers are whole', () => {
  it.each([
    ['id', '44019919900101001X'],
    ['id', ' 44019919900101001x'],
    ['id', '440199900101001'],
    ['id', 'E12345678'],
    ['id', 'H12345678'],
    ['id', '军字第2001988号'],
    ['id', '91440101MA5D0D3G1W'],
    ['id', 'YS-AGENT-0006'],
    ['phone', '15400001234'],
    ['phone', '+86 154 0000 1234'],
    ['phone', '020-38880000'],
    ['phone', '38880000'],
    ['bank', '6200000000001234'],
    ['bank', '6200 0000 0000 1234 567'],
  ] as const)('is this one: %s %s', (sensitive, text) => {
    expect(parseNumberSearch(sensitive, text)).toEqual({ part: 'whole', number: normalNumber(sensitive, text) })
  })

  it.each([
    ['id', ''],
    ['id', '4401'],
    ['id', '440199'],
    ['id', '44019919900101'],
    ['id', '44019919900101001'],
    ['id', '0101001X'.slice(4)],
    ['id', '4401991990X'],
    ['id', '4*****************'],
    ['phone', '154'],
    ['phone', '1540000'],
    ['phone', '1540000123'],
    ['phone', '12345'],
    ['phone', '154******34'],
    ['bank', '1234'],
    ['bank', '620000'],
  ] as const)('is never this one: %s %s', (sensitive, text) => {
    expect(parseNumberSearch(sensitive, text)).toBeNull()
  })

  it('a phone is known by its last four digits, an ID number and a bank card are not', () => {
    expect(parseNumberSearch('phone', '1234')).toEqual({ part: 'last4', number: '1234' })
    expect(lastFour('phone', '154 0000 1234')).toBe('1234')
    expect([
      lastFour('phone', '154'),
      lastFour('id', '44019919900101001X'),
      lastFour('bank', '6200000000001234'),
    ]).toEqual([null, null, null])
  })
})
