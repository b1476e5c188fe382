import { describe, expect, it } from 'vitest'
import { gridColumns } from '../../../lib/domain/grid/grid-columns.ts'
import { defaultLayout, type ViewColumn } from '../../../lib/domain/grid/saved-view.ts'
import {
  fitWidth,
  fixedWidths,
  heldColumns,
  laidOut,
  moveColumn,
  withColumn,
  withWidths,
} from '../../../lib/grid/columns/grid-layout.ts'
import { rates } from '../../widgets/grid/rates.ts'

const columns = gridColumns(rates)
const own = defaultLayout(rates).columns
const shown = (layout: readonly ViewColumn[]) => laidOut(columns, layout).map(({ name }) => name)

describe('the columns of a list', () => {
  it('stand as declared until a person arranges them', () => expect(shown(own)).toEqual(rates.columns))
  it('are moved into the place of another one, never out of the list', () => {
    expect(shown(moveColumn(own, 'sortNo', 0))[0]).toBe('sortNo')
    expect(moveColumn(own, 'code', 999).at(-1)?.name).toBe('code')
    expect(moveColumn(own, 'nothing', 0)).toBe(own)
  })
  it('stand first and in view when they are pinned', () => {
    const pinned = withColumn(withColumn(own, 'quota', { pinned: true }), 'sortNo', { pinned: true })
    expect(shown(pinned).slice(0, 3)).toEqual(['quota', 'sortNo', 'code'])
    expect([heldColumns(own), heldColumns(pinned)]).toEqual([1, 2])
  })
  it('keep the last one shown', () => {
    const one = own.reduce(
      (layout, { name }) => (name === 'code' ? layout : withColumn(layout, name, { visible: false })),
      own,
    )
    expect(shown(one)).toEqual(['code'])
    expect(withColumn(one, 'code', { visible: false })).toBe(one)
  })
})

describe('the width of a column', () => {
  it.each([
    [10, 60],
    [60, 60],
    [123.4, 123],
    [900, 900],
    [5_000, 900],
  ])('is %s px kept as %s', (width, fitted) => expect(fitWidth(width)).toBe(fitted))
  it('follows the content until one is set; then every column has one', () => {
    const visible = laidOut(columns, own)
    expect(fixedWidths(visible, own, false)).toBeNull()
    const widths = fixedWidths(visible, withWidths(own, { bank: 300 }), false)
    expect(widths).toHaveLength(visible.length)
    expect(widths?.[1]).toBe(300)
    expect(fixedWidths(visible, own, true)?.every((width) => width >= 60 && width <= 900)).toBe(true)
  })
})
