import { describe, expect, it } from 'vitest'
import { check } from '../../../lib/catalogue/check.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { text } from '../../../lib/catalogue/field.ts'
import { isMobile, mobile } from '../../../lib/domain/standards/mobile.ts'

/** Number, valid by the specification, valid by the current number ranges. */
const NUMBERS = [
  ['13812345678', true, true],
  ['15012345678', true, true],
  ['18812345678', true, true],
  ['15412345678', true, true],
  ['16612345678', false, true],
  ['17712345678', false, true],
  ['19912345678', false, true],
  ['19212345678', false, true],
  ['14712345678', false, true],
  ['19412345678', false, true],
  ['12012345678', false, false],
  ['1381234567', false, false],
  ['138123456789', false, false],
  ['+8613812345678', false, false],
  ['', false, false],
  ['138 1234 5678', false, false],
  ['１３８１２３４５６７８', false, false],
  ['13812345678\n', false, false],
  ['x13812345678', false, false],
] as const

describe('a mobile number', () => {
  it.each(NUMBERS)(
    'FRM-012 OPN-087 %j: %s by the specification, %s by the current ranges',
    (number, specification, current) => {
      expect([isMobile(number), isMobile(number, 'specification'), isMobile(number, 'current')]).toEqual([
        specification,
        specification,
        current,
      ])
    },
  )
  it('is judged by the setting of the installation, the specification by default', () => {
    const person = defineEntity({
      service: 'TestPerson',
      title: '',
      metaTable: null,
      groups: { all: { label: '', fields: { phone: text('手机号', { rules: [mobile] }) } } },
    })
    const says = (phone: string, settings?: Readonly<Record<string, string>>) =>
      check(person, { phone }, { today: '2026-11-21', ...(settings && { settings }) }).map(({ message }) => message)
    expect(says('16612345678')).toEqual(['手机号格式不正确'])
    expect(says('16612345678', { mobile: 'specification' })).toEqual(['手机号格式不正确'])
    expect(says('16612345678', { mobile: 'current' })).toEqual([])
    expect(says('16612345678', { mobile: 'nonsense' })).toEqual(['手机号格式不正确'])
    expect(says('13812345678')).toEqual([])
  })
})
