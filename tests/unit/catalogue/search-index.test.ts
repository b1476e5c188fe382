import { describe, expect, it } from 'vitest'
import { visibleFields } from '../../../lib/catalogue/field-state.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { fieldPlaces, matchPlaces, searchIndex } from '../../../lib/catalogue/search-index.ts'
import { entities } from '../../../lib/domain/entities.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { sample } from './sample.ts'

const paths = (scope = {}, overlay = NO_OVERLAY) => searchIndex(sample, scope, overlay).map(({ path }) => path)

describe('the keyword search', () => {
  it('PRJ-031 knows section, group and field', () => {
    expect(paths()).toContain('样例-文字-姓名')
    expect(searchIndex(sample, {}).find(({ name }) => name === 'born')).toEqual({
      group: 'days',
      name: 'born',
      path: '样例-日期-起',
    })
  })
  it('PRJ-030 covers the visible fields in screen order, and no hidden one', () => {
    for (const scope of [{}, { name: 'x', open: 1 }, { role: 'author' }])
      expect(searchIndex(sample, scope).map(({ name }) => name)).toEqual(visibleFields(sample, scope))
    expect(paths()).not.toContain('样例-文字-原样保留')
    expect(paths()).not.toContain('样例-文字-说明')
    expect(paths({ name: 'x' })).toContain('样例-文字-说明')
  })
  it('follows the title and the labels of the moment', () => {
    expect(paths({ sort: 'B' })[0]).toBe('乙类样例-文字-乙方姓名')
    expect(paths({}, { ...NO_OVERLAY, labels: { name: '户主' } })[0]).toBe('样例-文字-户主')
  })
})

describe('a keyword', () => {
  const places = fieldPlaces(project, {})
  const find = (keyword: string) => matchPlaces(places, keyword)
  const marked = ({ path, matched }: { readonly path: string; readonly matched: ReadonlySet<number> }) =>
    [...path].filter((_, at) => matched.has(at)).join('')

  it('PRJ-030 finds every label of every declared entity, first of all the field of that very name', () => {
    for (const entity of Object.values(entities)) {
      const all = fieldPlaces(entity, {})
      expect(all.map(({ name }) => name)).toEqual(
        Object.entries(entity.fields)
          .filter(([, { hidden }]) => !hidden)
          .map(([name]) => name),
      )
      for (const { name, parts } of all) {
        const found = matchPlaces(all, parts.at(-1) ?? '')
        expect(
          found.map(({ place }) => place.name),
          `${entity.service}.${name}`,
        ).toContain(name)
        expect(matchPlaces(all, parts.join('-')).map(({ place }) => place.name)).toContain(name)
      }
    }
  })
  it('leaves out what is never shown to anybody', () => {
    expect(find('房屋所在国家')).toEqual([])
    expect(find('项目ID')).toEqual([])
  })
  it('PRJ-032 marks the characters it matched, words in any order', () => {
    const [price] = find('市场价')
    expect(price?.path).toBe('基础需求-房屋位置与价格-房屋市场价')
    expect(price && marked(price)).toBe('市场价')
    const [both] = find('买家 交易')
    expect(both && marked(both)).toBe('交易买家')
    expect(find('ｌｐｒ').map(({ place }) => place.name)).toEqual(['hf20AccessLp'])
  })
  it('finds scattered characters of a label and, last, names on the wire', () => {
    const [price] = find('房市价')
    expect(price?.place.name).toBe('hf20HouseMarketPrice')
    expect(price && marked(price)).toBe('房市价')
    expect(find('hf20LoanScheme').map(({ place }) => place.name)).toEqual(['hf20LoanScheme'])
    expect(find('hf2')).toEqual([])
  })
  it('finds a control by its own label, once', () => {
    expect(find('房屋所在地区').map(({ path }) => path)).toEqual(['基础需求-房屋位置与价格-房屋所在地区'])
    expect(find('房屋所在市').map(({ place }) => place.name)).toEqual(['hf20HouseCity'])
  })
  it('puts the whole label before its beginning, that before the middle, and hidden fields last', () => {
    expect(find('项目类型')[0]?.place.name).toBe('hf20PrjType')
    expect(find('业务').map(({ place }) => place.shown)).toEqual([true, false])
    expect(
      find('推荐')
        .filter(({ place }) => place.shown)
        .map(({ place }) => place.name),
    ).toEqual(['hf20Ctrl3'])
    expect(find('推荐').length).toBeGreaterThan(3)
  })
  it('tells fields of the same name apart by where they are', () => {
    const rows = ['林一', '周二'].flatMap((name) => fieldPlaces(sample, {}, NO_OVERLAY, ['买家信息', name]))
    expect(matchPlaces(rows, '手机号').map(({ path }) => path)).toEqual([
      '买家信息-林一-文字-手机号',
      '买家信息-周二-文字-手机号',
    ])
    expect(matchPlaces(rows, '周二 手机').map(({ path }) => path)).toEqual(['买家信息-周二-文字-手机号'])
  })
  it('that is empty finds nothing', () => {
    for (const keyword of ['', '  ', '-', ' - ']) expect(find(keyword)).toEqual([])
  })
})
