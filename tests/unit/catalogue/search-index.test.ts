import { describe, expect, it } from 'vitest'
import { visibleFields } from '../../../lib/catalogue/field-state.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { searchIndex } from '../../../lib/catalogue/search-index.ts'
import { sample } from './sample.ts'

const paths = (scope = {}, overlay = NO_OVERLAY) => searchIndex(sample, scope, overlay).map(({ path }) => path)

describe('the keyword search', () => {
  it('PRJ-031 knows section, group and field', () => {
    expect(paths()).toContain('样例-文字-姓名')
    expect(searchIndex(sample, {}).find(({ name }) => name === 'born')).toEqual({ group: 'days', name: 'born', path: '样例-日期-起' })
  })
  it('PRJ-030 covers the visible fields in screen order, and no hidden one', () => {
    for (const scope of [{}, { name: 'x', open: 1 }, { role: 'author' }]) expect(searchIndex(sample, scope).map(({ name }) => name)).toEqual(visibleFields(sample, scope))
    expect(paths()).not.toContain('样例-文字-原样保留')
    expect(paths()).not.toContain('样例-文字-说明')
    expect(paths({ name: 'x' })).toContain('样例-文字-说明')
  })
  it('follows the title and the labels of the moment', () => {
    expect(paths({ sort: 'B' })[0]).toBe('乙类样例-文字-乙方姓名')
    expect(paths({}, { ...NO_OVERLAY, labels: { name: '户主' } })[0]).toBe('样例-文字-户主')
  })
})
