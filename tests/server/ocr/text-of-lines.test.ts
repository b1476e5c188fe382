import { describe, expect, it } from 'vitest'
import { textOfLines } from '../../../host/server/ocr/text-of-lines.ts'

const line = (top: number, ...words: readonly (readonly [text: string, left: number, right: number])[]) => ({
  top,
  bottom: top + 20,
  words: words.map(([text, left, right]) => ({ text, left, right })),
})

describe('recognised lines', () => {
  it('become rows from top to bottom, though recognition took one column after the other', () => {
    const columns = [
      line(0, ['交易', 0, 40], ['金额', 44, 84]),
      line(40, ['交易', 0, 40], ['时', 44, 62], ['间', 66, 84]),
      line(3, ['5,000.00', 300, 380], ['元', 386, 404]),
      line(43, ['2026-11-01', 300, 400], ['14:32', 408, 460]),
    ]
    expect(textOfLines(columns)).toBe('交易 金额\t5,000.00 元\n交易 时 间\t2026-11-01 14:32')
  })
  it('show the sign for yuan where a glyph as narrow as a digit stands before an amount, and only there', () => {
    expect(textOfLines([line(0, ['金额', 0, 40], ['兰', 60, 72], ['3,600.00', 76, 156])])).toBe('金额\t¥ 3,600.00')
    for (const [sign, right, amount] of [
      ['习', 82, '3,600.00'],
      ['额', 72, '3,600.00'],
      ['兰', 72, '36000012'],
      ['12', 72, '3,600.00'],
    ] as const)
      expect(textOfLines([line(0, [sign, 60, right], [amount, 86, 166])])).toBe(`${sign} ${amount}`)
  })
  it('stay apart where they only touch, and are nothing where there are none', () => {
    expect(textOfLines([line(0, ['上', 0, 20]), line(18, ['下', 100, 120])])).toBe('上\n下')
    expect(textOfLines([])).toBe('')
    expect(textOfLines([line(0)])).toBe('')
  })
})
