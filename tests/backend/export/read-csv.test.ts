import { describe, expect, it } from 'vitest'
import { csvLine } from '../../../lib/backend/export/csv.ts'
import { readCsv } from '../../../lib/contract/record/read-csv.ts'
import * as fc from '../../property.ts'

describe('a table that is read', () => {
  it('is what was written, whatever the cells hold', () => {
    // What begins like a formula is written with an apostrophe before it.
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => `字${text.replaceAll('\r', '')}`)
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), (rows) => {
        const written = rows.map((cells) => csvLine(cells.map((text) => ({ text })))).join('')
        expect(readCsv(`\uFEFF${written}`).map(({ cells }) => cells)).toEqual(rows)
      }),
    )
  })
  it('counts lines as an editor does, over cells that hold several', () => {
    expect(readCsv('a,b\r\n\r\n"1\n2",3\n4,""\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1\n2', '3'] },
      { line: 5, cells: ['4', ''] },
    ])
  })
  it.each([
    ['"a,b', 'line 1'],
    ['x\n"a""', 'line 2'],
  ])('%j ends nowhere', (text, where) => expect(() => readCsv(text)).toThrow(where))
  it.each([
    ['"a"b,c', 'text after quote in line 1'],
    ['x,y\n1,"2""3"x', 'text after quote in line 2'],
    ['"a" "b"', 'text after quote in line 1'],
  ])('%j has text behind a closing quote', (text, where) => {
    expect(() => readCsv(text)).toThrow(where)
  })
  it('takes blanks behind a closing quote, and quotes inside of a cell that has none around it', () => {
    expect(readCsv('"a" ,c"d')).toEqual([{ line: 1, cells: ['a', 'c"d'] }])
  })
})
