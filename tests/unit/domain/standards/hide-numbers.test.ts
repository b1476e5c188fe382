import { describe, expect, it } from 'vitest'
import { hideNumbers } from '../../../../lib/domain/standards/hide-numbers.ts'

describe('R25 numbers of people in a sentence', () => {
  it.each([
    ['身份证440199199001010014有误', '身份证4****************4有误'],
    ['44019919900101001X、440199199001010014', '4****************X、4****************4'],
    ['请打15400001234', '请打154******34'],
    ['卡号6222000000001234不对', '卡号************1234不对'],
    ['护照E12345678过期', '护照E*******8过期'],
  ])('%s becomes %s', (typed, shown) => expect(hideNumbers(typed)).toBe(shown))
  it.each([
    '项目编号 DEMO20260001',
    '金额 123456789.00',
    '订单 4200001234202611209876543210',
    '首期款 1540.00 元',
    '2026-11-20 10:00',
    '不动产单元号440106001001GB00001F00010001',
  ])('%s stays as it is', (text) => expect(hideNumbers(text)).toBe(text))
})
