import * as fc from '../../property.ts'
import { describe, expect, it } from 'vitest'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { code, codes, date, dateOrAnytime, datetime, flag, id, integer, month, text, wan } from '../../../lib/catalogue/field.ts'
import { LARGEST_PAGE, listInput, searchableFields, type ListInput, type Wanted } from '../../../lib/contract/input.ts'
import { project } from '../../../lib/domain/project/project.ts'

const rows = defineEntity({
  service: 'TestRows', title: '行', metaTable: null,
  groups: { all: { label: '全部', fields: {
    name: text('名称', { indexed: true }), category: code('D', '类别', { indexed: true }), tags: codes('T', '标签', { indexed: true }), on: flag('启用', { indexed: true }),
    count: integer('数量', { indexed: true }), price: wan('价格', { indexed: true }), day: date('日期', { indexed: true }), period: month('月份', { indexed: true }),
    until: dateOrAnytime('期限', { indexed: true }), at: datetime('时刻', { indexed: true }), secret: id('内部', { indexed: true, hidden: true }), plain: text('无索引'), page: text('页', { indexed: true }),
  } } },
})
const input = listInput(rows)
const parse = (raw: unknown) => input.parse(raw)
const search = (raw: Readonly<Record<string, unknown>>) => {
  const parsed = parse(raw)
  return parsed.ok ? parsed.value.search : parsed.issues.map(({ message }) => message)
}

describe('a page of a list', () => {
  it('has no parameter that is needed', () => {
    expect(parse({})).toEqual({ ok: true, value: { search: {} } })
    expect(parse(undefined)).toEqual({ ok: true, value: { search: {} } })
    expect(parse(null)).toEqual({ ok: true, value: { search: {} } })
  })
  it('takes page, page size, sort and parent, from JSON and from a form', () => {
    const value = { search: {}, page: 2, pageSize: 50, sort: 'name:desc', objKey: 'K1', objType: 'T1' }
    expect(parse({ page: 2, pageSize: 50, sort: 'name:desc', objKey: 'K1', objType: 'T1' })).toEqual({ ok: true, value })
    expect(parse({ page: '2', pageSize: '50', sort: 'name:desc', objKey: 'K1', objType: 'T1' })).toEqual({ ok: true, value })
  })
  it.each([
    [{ page: 0 }, '页码不能小于1'], [{ page: -1 }, '页码不能小于1'], [{ page: 1.5 }, '页码应为整数'], [{ page: 'x' }, '页码应为数字'],
    [{ pageSize: 0 }, '每页条数不能小于1'], [{ pageSize: LARGEST_PAGE + 1 }, '每页条数不能大于200'],
  ])('refuses %j in words', (raw, message) => expect(parse(raw)).toEqual({ ok: false, issues: [{ field: Object.keys(raw)[0], message }] }))
  it('allows the largest page', () => expect(parse({ pageSize: LARGEST_PAGE }).ok).toBe(true))
  it.each([[[]], ['text'], [5]])('refuses %j, which is no record', (raw) => expect(parse(raw)).toMatchObject({ ok: false, issues: [{ message: '请求内容应为一条记录' }] }))
})

describe('the order of a list', () => {
  it.each(['name', 'name:asc', 'name:desc', 'price:desc', 'at', 'on:asc'])('may be %s', (sort) => expect(parse({ sort })).toMatchObject({ ok: true, value: { sort } }))
  it.each(['plain', 'secret', 'nobody', 'name:up', 'name:asc:x', 'name; drop table', 'constructor', '__proto__:asc', ':asc', 'tags:asc', 'name:', 'NAME'])('may not be %j', (sort) =>
    expect(parse({ sort })).toMatchObject({ ok: false, issues: [{ field: 'sort' }] }),
  )
})

describe('the search of a list', () => {
  it.each<readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, Wanted>>]>([
    [{ name: '天河' }, { name: { contains: '天河' } }],
    [{ name: '50%_\\' }, { name: { contains: '50%_\\' } }],
    [{ category: 'A' }, { category: { is: ['A'] } }],
    [{ category: 'A,B' }, { category: { is: ['A', 'B'] } }],
    [{ category: 5 }, { category: { is: ['5'] } }],
    [{ tags: 'x,y' }, { tags: { is: ['x', 'y'] } }],
    [{ on: '1' }, { on: { is: [1] } }],
    [{ on: 0 }, { on: { is: [0] } }],
    [{ on: '0,1' }, { on: { is: [0, 1] } }],
    [{ count: '1,5' }, { count: { from: 1, to: 5 } }],
    [{ count: '1,' }, { count: { from: 1, to: null } }],
    [{ count: ',5' }, { count: { from: null, to: 5 } }],
    [{ count: '3' }, { count: { from: 3, to: 3 } }],
    [{ count: 3 }, { count: { from: 3, to: 3 } }],
    [{ price: '-1.5, 2.25' }, { price: { from: -1.5, to: 2.25 } }],
    [{ day: '2024-01-01,2024-02-29' }, { day: { fromDay: '2024-01-01', toDay: '2024-02-29' } }],
    [{ day: '1709136000000,' }, { day: { fromDay: '2024-02-29', toDay: null } }],
    [{ day: '2024-02-29' }, { day: { fromDay: '2024-02-29', toDay: '2024-02-29' } }],
    [{ period: '2024-01,2024-02' }, { period: { fromDay: '2024-01', toDay: '2024-02' } }],
    [{ period: '2024-02-29' }, { period: { fromDay: '2024-02', toDay: '2024-02' } }],
    [{ until: ',2024-02-29' }, { until: { fromDay: null, toDay: '2024-02-29' } }],
    [{ at: '1,2' }, { at: { from: 1, to: 2 } }],
    [{ at: '2024-02-29' }, { at: { from: 1_709_136_000_000, to: 1_709_222_399_999 } }],
  ])('reads %j', (raw, wanted) => expect(search(raw)).toEqual(wanted))
  it.each([
    { name: 'x'.repeat(201) }, { name: '\0' }, { name: '\ud800' }, { name: ['x'] }, { name: { a: 1 } }, { category: 'a'.repeat(65) }, { category: true }, { category: Array.from({ length: 101 }, (_, index) => `c${index}`).join(',') },
    { on: '2' }, { on: 'x' }, { count: 'x' }, { count: '1,2,3' }, { count: '0x10' }, { count: '1e3' }, { day: '2024-02-30' }, { day: 'anytime' }, { day: '999999999999999' }, { period: '2024-13' }, { at: '2024-02-30' }, { at: '-' },
  ])('refuses %j, naming the field', (raw) => {
    const [name = ''] = Object.keys(raw)
    expect(parse(raw)).toEqual({ ok: false, issues: [{ field: name, message: `${rows.fields[name as 'name'].label}的查询条件不正确` }] })
  })
  it('takes no field without an index, none that is hidden, and none nobody declared', () => {
    expect(Object.keys(searchableFields(rows))).toEqual(['name', 'category', 'tags', 'on', 'count', 'price', 'day', 'period', 'until', 'at'])
    for (const name of ['plain', 'secret', 'nobody', 'constructor']) expect(parse({ [name]: 'x' })).toMatchObject({ ok: false, issues: [{ field: name }] })
    expect(parse(JSON.parse('{"__proto__":"x"}'))).toMatchObject({ ok: false })
  })
  it('never takes a field for a parameter of the list that is called the same', () => {
    expect(parse({ page: 2 })).toEqual({ ok: true, value: { search: {}, page: 2 } })
    expect(parse({ sort: 'page' }).ok).toBe(false)
  })
  it('leaves out what is empty', () => expect(search({ name: '', category: null, count: undefined })).toEqual({}))
  it('never throws, whatever it is asked', () => {
    const aKey = fc.oneof(fc.constantFrom(...Object.keys(rows.fields), 'page', 'pageSize', 'sort'), fc.string())
    fc.assert(fc.property(fc.dictionary(aKey, fc.oneof(fc.string(), fc.anything())), (raw) => { parse(raw) }), { numRuns: 1_000 })
  })
})

describe('a list request', () => {
  it('comes back as it was sent', () => {
    const aNumber = fc.option(fc.integer({ min: -1_000, max: 1_000 }))
    const aDay = fc.option(fc.constantFrom('2024-01-01', '2024-02-29', '1988-06-01'))
    const aRequest: fc.Arbitrary<ListInput> = fc.record({
      page: fc.integer({ min: 1, max: 1_000 }), pageSize: fc.integer({ min: 1, max: 200 }), sort: fc.constantFrom('name:asc', 'price:desc', 'at'), objKey: fc.constant('K'),
      search: fc.record({
        name: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }).map((contains) => ({ contains })),
        category: fc.subarray(['A', 'B', 'C'], { minLength: 1 }).map((is) => ({ is })),
        on: fc.subarray([0, 1], { minLength: 1 }).map((is) => ({ is })),
        price: fc.tuple(aNumber, aNumber).map(([from, to]) => ({ from, to })),
        day: fc.tuple(aDay, aDay).map(([fromDay, toDay]) => ({ fromDay, toDay })),
      }, { requiredKeys: [] }),
    }, { requiredKeys: ['search'] })
    fc.assert(fc.property(aRequest, (request) => { expect(parse(input.encode(request))).toEqual({ ok: true, value: request }) }), { numRuns: 500 })
  })
})

describe('the list of cases', () => {
  it('is searched by what people look for', () => {
    const names = Object.keys(searchableFields(project))
    expect(names).toEqual(expect.arrayContaining(['prjNo', 'hf20PrjType', 'prjPayType', 'hf20LoanScheme', 'hf20DemandStep', 'hf20HouseCity', 'hf20HouseAddress', 'hf20ManagerId', 'crtTime', 'updTime']))
    expect(names).not.toContain('keyValue')
  })
})
