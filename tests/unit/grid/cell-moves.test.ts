import { describe, expect, it } from 'vitest'
import { heldCell, nextCell } from '../../../lib/grid/cells/cell-moves.ts'

const bounds = { rows: 10, columns: 4, page: 5 }
const from = { row: 3, column: 1 }

describe('moving between cells', () => {
  it.each([
    ['ArrowDown', false, { row: 4, column: 1 }],
    ['ArrowUp', false, { row: 2, column: 1 }],
    ['ArrowLeft', false, { row: 3, column: 0 }],
    ['ArrowRight', false, { row: 3, column: 2 }],
    ['ArrowDown', true, { row: 9, column: 1 }],
    ['ArrowUp', true, { row: 0, column: 1 }],
    ['ArrowLeft', true, { row: 3, column: 0 }],
    ['ArrowRight', true, { row: 3, column: 3 }],
    ['Home', false, { row: 3, column: 0 }],
    ['End', false, { row: 3, column: 3 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 9, column: 3 }],
    ['PageDown', false, { row: 8, column: 1 }],
    ['PageUp', false, { row: 0, column: 1 }],
  ])('%s (to the end: %s)', (key, toEnd, expected) => expect(nextCell(from, { key, toEnd }, bounds)).toEqual(expected))
  it('leads from the first row into the header and stays inside the grid', () => {
    expect(nextCell({ row: 0, column: 0 }, { key: 'ArrowUp', toEnd: false }, bounds)).toEqual({ row: -1, column: 0 })
    expect(nextCell({ row: -1, column: 0 }, { key: 'ArrowUp', toEnd: false }, bounds)).toEqual({ row: -1, column: 0 })
    expect(nextCell({ row: 9, column: 3 }, { key: 'ArrowDown', toEnd: false }, bounds)).toEqual({ row: 9, column: 3 })
  })
  it('leaves every other key alone', () => expect(nextCell(from, { key: 'Enter', toEnd: false }, bounds)).toBeNull())
  it('holds on to the nearest cell when rows or columns went away', () => {
    expect(heldCell({ row: 9, column: 3 }, { rows: 4, columns: 2 })).toEqual({ row: 3, column: 1 })
    expect(heldCell({ row: 2, column: 0 }, { rows: 0, columns: 2 })).toEqual({ row: -1, column: 0 })
  })
})
