import { describe, expect, it } from 'vitest'
import { areaList } from '@vant/area-data'
import { groupedCities } from '../../../lib/domain/standards/city-groups.ts'

const cities = (...names: readonly string[]) => names.map((name, index) => ({ code: String(index), name }))
const shown = (...names: readonly string[]) =>
  groupedCities(cities(...names)).map(({ letters, cities: some }) => [letters, ...some.map(({ name }) => name)])

describe('cities by letter', () => {
  it('SHL-019 stand in five groups, in the order of pronunciation; empty groups are left out', () => {
    expect(shown('深圳市', '广州市', '珠海市', '佛山市', '北京市', '昆明市', '杭州市', '西安市')).toEqual([
      ['ABCDEF', '北京市', '佛山市'],
      ['GHIJ', '广州市', '杭州市'],
      ['KLMN', '昆明市'],
      ['PQRSTUVW', '深圳市'],
      ['XYZ', '西安市', '珠海市'],
    ])
    expect(groupedCities([])).toEqual([])
  })
  it('SHL-020 OPN-076 leave out the county entry', () =>
    expect(shown('县', '省直辖县', '广州市')).toEqual([['GHIJ', '广州市']]))
  it('OPN-077 of a letter in no group come in the last one', () =>
    expect(shown('哦城', 'Oslo')).toEqual([['XYZ', '哦城', 'Oslo']]))
  it.each([
    ['重庆市', 'ABCDEF'],
    ['长沙市', 'ABCDEF'],
    ['厦门市', 'XYZ'],
    ['台州市', 'PQRSTUVW'],
    ['六安市', 'KLMN'],
    ['蚌埠市', 'ABCDEF'],
    ['亳州市', 'ABCDEF'],
    ['衢州市', 'PQRSTUVW'],
  ])('%s stands where people look for it', (name, letters) => {
    expect(shown(name)).toEqual([[letters, name]])
  })
  it('every city of the country has a place, once', () => {
    const all = Object.entries(areaList.city_list).map(([code, name]) => ({ code, name }))
    const placed = groupedCities(all).flatMap(({ cities: some }) => some)
    const real = all.filter(({ name }) => !/^(县|省直辖县|自治区直辖县级行政区划)$/.test(name))
    expect(new Set(placed.map(({ code }) => code))).toEqual(new Set(real.map(({ code }) => code)))
    expect(placed).toHaveLength(real.length)
  })
})
