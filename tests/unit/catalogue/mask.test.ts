import * as fc from '../../property.ts'
import { describe, expect, it } from 'vitest'
import { masked, maskValue } from '../../../lib/catalogue/mask.ts'
import { text } from '../../../lib/catalogue/field.ts'

const fields = {
  phone: text('手机号', { sensitive: 'phone' }),
  paper: text('证件号', { sensitive: 'id' }),
  bank: text('卡号', { sensitive: 'bank' }),
  name: text('姓名'),
}

describe('a mask', () => {
  it.each([
    ['phone', '15400001234', '154******34'],
    ['id', '440199209901011234', '4****************4'],
    ['id', 'E12345678', 'E*******8'],
    ['id', '军字第2001988号', '军*********号'],
    ['bank', '0000001234567890', '************7890'],
    ['phone', '12345678', '********'],
    ['id', '12345678', '1******8'],
    ['id', '1234567', '*******'],
    ['bank', '123456789', '*********'],
    ['bank', '', ''],
  ] as const)('of %s %s is %s', (sensitive, value, mask) => expect(maskValue(sensitive, value)).toBe(mask))
  it('keeps the length and never shows more than its ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('phone', 'id', 'bank'),
        fc.string({ maxLength: 30, unit: 'binary-ascii' }),
        (sensitive, value) => {
          const mask = maskValue(sensitive, value)
          expect(mask).toHaveLength(value.length)
          expect([...mask].filter((sign, index) => sign !== '*' && sign !== value[index])).toEqual([])
          const readable = mask.replaceAll('*', '').length
          expect(readable).toBeLessThanOrEqual({ phone: 5, id: 2, bank: 4 }[sensitive])
          expect(readable === 0 || value.length - readable >= 6).toBe(true)
        },
      ),
    )
  })
})

describe('a record that leaves the back end', () => {
  it('has its personal data masked and everything else as it is', () => {
    expect(masked(fields, { phone: '15400001234', paper: '440199209901011234', bank: null, name: '例一' })).toEqual({
      phone: '154******34',
      paper: '4****************4',
      bank: null,
      name: '例一',
    })
  })
  it('stays the very same without personal data', () => {
    const record = { name: '例一', phone: null }
    expect(masked(fields, record)).toBe(record)
  })
})
