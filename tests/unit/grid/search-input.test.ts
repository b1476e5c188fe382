import { describe, expect, it } from 'vitest'
import { address, code, date, datetime, integer, text, wan } from '../../../lib/catalogue/field.ts'
import { parseSearchCondition } from '../../../lib/contract/input.ts'
import { readSearch, typedSearch, type TypedSearch } from '../../../lib/grid/search/search-input.ts'

const fields = {
  no: text('编号'),
  place: address('地址'),
  scheme: code('HF99', '方案'),
  price: wan('价格'),
  years: integer('年限'),
  day: date('日期'),
  made: datetime('创建时间'),
}
const texts = { number: '请输入数字', day: '日期不正确', order: '起止颠倒' }
const read = (typed: TypedSearch) => readSearch(fields, typed, texts)

describe('what was typed into a query bar', () => {
  it('GRD-003 looks for text that contains what was typed, without the spaces around it', () => {
    expect(read({ no: ' P2026 ', place: '天河' }).search).toEqual({
      no: { contains: 'P2026' },
      place: { contains: '天河' },
    })
  })
  it('leaves out what was not filled', () => {
    expect(read({ no: '  ', scheme: '', price: { from: '', to: ' ' } })).toEqual({ search: {}, issues: [] })
  })
  it('looks for a chosen code as it is', () => {
    expect(read({ scheme: 'A,B' }).search).toEqual({ scheme: { is: ['A', 'B'] } })
  })
  it('compares amounts in the unit they are stored in', () => {
    expect(read({ price: { from: '120.5', to: '300' } }).search).toEqual({ price: { from: 1_205_000, to: 3_000_000 } })
  })
  it('leaves an end open', () => {
    expect(read({ years: { from: '5', to: '' }, day: { from: '', to: '2026-11-21' } }).search).toEqual({
      years: { from: 5, to: null },
      day: { fromDay: null, toDay: '2026-11-21' },
    })
  })
  it('counts the last day of a time range to its end, in Shanghai', () => {
    expect(read({ made: { from: '2026-11-01', to: '2026-11-01' } }).search).toEqual({
      made: { from: Date.UTC(2026, 9, 31, 16), to: Date.UTC(2026, 10, 1, 16) - 1 },
    })
  })
  it.each([
    [{ price: { from: '多', to: '' } }, '请输入数字'],
    [{ price: { from: '9', to: '3' } }, '起止颠倒'],
    [{ day: { from: '2026-02-30', to: '' } }, '日期不正确'],
    [{ made: { from: '2026-11-02', to: '2026-11-01' } }, '起止颠倒'],
  ])('complains about %o', (typed, message) => {
    const { search, issues } = read(typed)
    expect(search).toEqual({})
    expect(issues).toEqual([{ field: Object.keys(typed)[0], message }])
  })
  it('shows a search that came from outside as it would have been typed', () => {
    const typed: TypedSearch = {
      no: 'P2026',
      scheme: 'A',
      price: { from: '120.5', to: '' },
      day: { from: '2026-01-01', to: '2026-01-31' },
      made: { from: '', to: '2026-11-01' },
    }
    expect(typedSearch(fields, read(typed).search)).toEqual(typed)
  })
  it('asks for nothing the server would read differently', () => {
    const { search } = read({ no: 'P2026', scheme: 'A,B', day: { from: '2026-01-01', to: '' } })
    expect(parseSearchCondition(fields.no, 'P2026')).toEqual(search['no'])
    expect(parseSearchCondition(fields.scheme, 'A,B')).toEqual(search['scheme'])
    expect(parseSearchCondition(fields.day, '2026-01-01,')).toEqual(search['day'])
  })
})
