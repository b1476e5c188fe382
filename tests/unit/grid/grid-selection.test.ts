import { describe, expect, it } from 'vitest'
import type { GridRow } from '../../../lib/grid/grid-row.ts'
import { between, NOTHING_TICKED, pageTick, renewed, tick } from '../../../lib/grid/selection/grid-selection.ts'

// adapter: rows without fields
const row = (keyValue: string, version = 1): GridRow => ({ keyValue, version, refValues: {} }) as GridRow
const page = ['a', 'b', 'c', 'd'].map((key) => row(key))

describe('ticking rows', () => {
  it('ticks and unticks by key', () => {
    const ticked = tick(NOTHING_TICKED, page, true)
    expect([...ticked.keys()]).toEqual(['a', 'b', 'c', 'd'])
    expect([...tick(ticked, page.slice(0, 3), false).keys()]).toEqual(['d'])
  })
  it('takes all rows since the last ticked one, in either direction', () => {
    expect(between(page, 'b', 3).map(({ keyValue }) => keyValue)).toEqual(['b', 'c', 'd'])
    expect(between(page, 'c', 0).map(({ keyValue }) => keyValue)).toEqual(['a', 'b', 'c'])
    expect(between(page, 'gone', 2).map(({ keyValue }) => keyValue)).toEqual(['c'])
    expect(between(page, null, 2).map(({ keyValue }) => keyValue)).toEqual(['c'])
  })
  it('says whether none, some or all of a page are ticked', () => {
    expect([
      pageTick(NOTHING_TICKED, page),
      pageTick(tick(NOTHING_TICKED, page.slice(1), true), page),
      pageTick(tick(NOTHING_TICKED, page, true), page),
      pageTick(NOTHING_TICKED, []),
    ]).toEqual([false, 'mixed', true, false])
  })
  it('keeps ticked rows as they look now', () => {
    const ticked = tick(NOTHING_TICKED, page, true)
    const newer = [row('b', 2)]
    expect(renewed(ticked, newer).get('b')?.version).toBe(2)
    expect(renewed(ticked, page)).toBe(ticked)
  })
})
