import { describe, expect, it } from 'vitest'
import { blankRecord, defineEntity } from '../../../lib/catalogue/entity.ts'
import {
  code,
  date,
  dateOrAnytime,
  flag,
  percent,
  region,
  text,
  wan,
  yesno,
  yuan,
} from '../../../lib/catalogue/field.ts'
import { sample } from './sample.ts'

describe('defineEntity', () => {
  it('merges the fields of its groups in their order', () => {
    expect(Object.keys(sample.fields).slice(0, 7)).toEqual(['name', 'story', 'page', 'place', 'phone', 'kept', 'age'])
    expect(Object.keys(sample.fields)).toHaveLength(
      Object.values(sample.groups).reduce((sum, { fields }) => sum + Object.keys(fields).length, 0),
    )
  })
  it('refuses a field declared in two groups, by name', () => {
    expect(() =>
      defineEntity({
        service: 'TestTwin',
        title: '',
        metaTable: null,
        groups: { a: { label: '', fields: { x: text('甲') } }, b: { label: '', fields: { x: text('乙') } } },
      }),
    ).toThrow('TestTwin: x is declared twice')
  })
  it('accepts a field that is called like something every object has', () => {
    const odd = defineEntity({
      service: 'TestOdd',
      title: '',
      metaTable: null,
      groups: { a: { label: '', fields: { constructor: text('甲'), toString: text('乙') } } },
    })
    expect(Object.keys(odd.fields)).toEqual(['constructor', 'toString'])
  })
  it('fills in what a declaration leaves out', () => {
    const bare = defineEntity({
      service: 'TestBare',
      title: '空',
      metaTable: null,
      groups: { a: { label: '', fields: { x: text('甲') } } },
    })
    expect(bare).toMatchObject({
      facts: [],
      shown: {},
      required: {},
      readOnly: {},
      cleared: {},
      onChange: {},
      derived: {},
      labels: {},
      titles: [],
      options: {},
      composites: {},
    })
  })
})

describe('a blank record', () => {
  it('has every field, filled with its default or empty', () => {
    const blank = blankRecord({ a: text('甲'), b: code('D', '乙', { default: 'B1' }), c: flag('丙', { default: 0 }) })
    expect(blank).toEqual({ a: null, b: 'B1', c: 0 })
  })
})

describe('the ways to declare a field', () => {
  it('carry what their kind needs', () => {
    expect(yesno('问')).toEqual({ kind: 'yesno', dict: 'YES_NO', label: '问' })
    expect(yuan('款')).toEqual({ kind: 'number', label: '款', min: 0, stored: 'yuan', shown: 'yuan', precision: 2 })
    expect(wan('价')).toEqual({ kind: 'number', label: '价', min: 0, stored: 'yuan', shown: 'wan', precision: 2 })
    expect(percent('率', { precision: 4 })).toEqual({
      kind: 'number',
      label: '率',
      stored: 'ratio',
      shown: 'percent',
      precision: 4,
    })
    expect(region('city', '市', { parent: 'p' })).toEqual({
      kind: 'region',
      dict: 'SS46_ADMDIVISION_LIST',
      label: '市',
      part: 'city',
      parent: 'p',
    })
    expect([date('日').kind, dateOrAnytime('日').kind]).toEqual(['date', 'date-or-anytime'])
  })
})
