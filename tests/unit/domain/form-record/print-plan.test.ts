import { describe, expect, it } from 'vitest'
import type { DrawnPage } from '../../../../lib/domain/form-record/layout/drawing.ts'
import { mergedName, printPlan } from '../../../../lib/domain/form-record/print-plan.ts'

const pagesOf = (count: number, name: string): readonly DrawnPage[] =>
  Array.from({ length: count }, (_page, index) => ({
    width: 595,
    height: 842,
    ops: [{ draw: 'text', x: 0, y: 0, size: 9, bold: false, text: `${name}${index + 1}` }],
  }))
const plan = (standard: string, ...counts: readonly number[]) => {
  const { pages, ...rest } = printPlan(
    standard,
    counts.map((count, index) => pagesOf(count, 'abc'[index] ?? '')),
  )
  return { ...rest, pages: pages.map(({ ops: [op] }) => (op?.draw === 'text' ? op.text : '-')).join(' ') }
}

describe('several documents in one file', () => {
  it('APP-011 begin on a sheet of their own when both sides are printed; nothing follows the last', () => {
    expect(plan('HH1202', 3, 2, 1)).toEqual({ pages: 'a1 a2 a3 - b1 b2 c1', sheets: 4, padding: 1 })
    expect(plan('HH1202', 1)).toEqual({ pages: 'a1', sheets: 1, padding: 0 })
    expect(plan('HH1202', 2, 2)).toEqual({ pages: 'a1 a2 b1 b2', sheets: 2, padding: 0 })
  })
  it('APP-011 take a sheet a page when one side is printed', () => {
    expect(plan('HH1201', 3, 1)).toEqual({ pages: 'a1 a2 a3 b1', sheets: 4, padding: 0 })
    expect(plan('HH1201')).toEqual({ pages: '', sheets: 0, padding: 0 })
  })
  it('APP-012 say how they are printed and how many they are', () => {
    expect([mergedName('HH1201', 3, false), mergedName('HH1202', 12, true)]).toEqual([
      '单面打印申请表（共3份）.pdf',
      '双面打印申请表空白表（共12份）.pdf',
    ])
  })
})
