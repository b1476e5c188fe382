import { describe, expect, it } from 'vitest'
import { params, recordInput } from '../../../lib/contract/input.ts'
import { id, integer, text } from '../../../lib/catalogue/field.ts'
import { sample } from '../catalogue/sample.ts'

const input = recordInput(sample)

describe('a record as a caller sends it', () => {
  it('is any of its fields, its key and the version it was read at', () => {
    expect(input.parse({ age: '30', keyValue: 'K', version: '3' })).toEqual({
      ok: true,
      value: { age: 30, keyValue: 'K', version: 3 },
    })
    expect(input.parse({})).toEqual({ ok: true, value: {} })
  })
  it('refuses unknown keys and wrong shapes by name', () => {
    expect(input.parse({ nobody: 1 })).toEqual({
      ok: false,
      issues: [{ field: 'nobody', message: '不认识的字段：nobody' }],
    })
    expect(input.parse({ age: 'x', refValues: {} })).toEqual({
      ok: false,
      issues: [{ field: 'age', message: '年龄应为数字' }],
    })
    expect(input.parse({ version: 'x' })).toEqual({
      ok: false,
      issues: [{ field: 'version', message: '版本应为数字' }],
    })
    expect(input.parse(JSON.parse('{"refValues":{},"__proto__":{"a":1}}'))).toMatchObject({
      ok: false,
      issues: [{ field: '__proto__' }],
    })
  })
  it.each([[null], [[]], ['x'], [5]])('refuses %j, which is no record', (raw) =>
    expect(input.parse(raw)).toMatchObject({ ok: false, issues: [{ message: '请求内容应为一条记录' }] }),
  )
  it('may bring the labels an answer carried, as an object or as the JSON text of a form', () => {
    expect(input.parse({ refValues: { sort: '甲' } })).toEqual({ ok: true, value: { refValues: { sort: '甲' } } })
    expect(input.parse({ refValues: '{"sort":"甲"}' })).toEqual({ ok: true, value: { refValues: { sort: '甲' } } })
    expect(input.parse({ refValues: '' })).toEqual({ ok: true, value: { refValues: null } })
    expect(input.parse({ refValues: '{broken' })).toEqual({ ok: true, value: { refValues: '{broken' } })
  })
  it('is sent in wire form, without those labels', () => {
    expect(input.encode({ born: '2024-02-29', keyValue: 'K', version: 3, refValues: { sort: '甲' } })).toEqual({
      born: 1_709_136_000_000,
      keyValue: 'K',
      version: 3,
    })
  })
})

describe('named parameters', () => {
  const named = params({
    id: id('编号', { required: true }),
    most: integer('最多', { min: 1, max: 9 }),
    word: text('词', { maxLength: 3 }),
  })
  it('are read by their kinds', () =>
    expect(named.parse({ id: 5, most: '3' })).toEqual({ ok: true, value: { id: '5', most: 3 } }))
  it('take nothing for no parameters', () => {
    expect(named.parse(undefined)).toEqual({ ok: true, value: {} })
    expect(named.parse(null)).toEqual({ ok: true, value: {} })
  })
  it.each([
    [{ most: 0 }, '最多不能小于1'],
    [{ most: 10 }, '最多不能大于9'],
    [{ word: '一二三四' }, '词不能超过3个字'],
    [{ other: 1 }, '不认识的字段：other'],
  ])('refuse %j: %s', (raw, message) =>
    expect(named.parse(raw)).toEqual({ ok: false, issues: [{ field: Object.keys(raw)[0], message }] }),
  )
})
