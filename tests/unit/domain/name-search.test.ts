import { describe, expect, it } from 'vitest'
import { findInName, nameParts } from '../../../lib/domain/standards/name-search.ts'
import { readingsOf, readingsText } from '../../../lib/domain/standards/name-units.ts'

const readings = readingsOf('shan/dan xiong xin')

describe('a name and what is typed for it', () => {
  it.each([
    ['单雄信', { from: 0, to: 3, by: 'text', rank: 0 }],
    ['单雄', { from: 0, to: 2, by: 'text', rank: 1 }],
    ['雄', { from: 1, to: 2, by: 'text', rank: 4 }],
    ['sx', { from: 0, to: 2, by: 'pinyin', rank: 2 }],
    ['danx', { from: 0, to: 2, by: 'pinyin', rank: 3 }],
    ['xiongx', { from: 1, to: 3, by: 'pinyin', rank: 5 }],
    ['sxx', { from: 0, to: 3, by: 'pinyin', rank: 2 }],
    ['xs', null],
    ['', null],
  ])('are matched: %s', (typed, match) => {
    expect(findInName('单雄信', typed, readings)).toEqual(match)
  })

  it('is found by exactly the parts that are stored with it', () => {
    const parts = nameParts('单雄信', readings)
    for (const part of parts) expect(findInName('单雄信', part, readings), part).not.toBeNull()
    expect(parts).toEqual(expect.arrayContaining(['雄信', 'shanxx', 'dx', 'shanxiongxin', 'xio']))
    expect(parts).not.toContain('sxiongx信')
  })

  it('is found by its first letters, however many readings its characters have', () => {
    const rates = readingsOf('yin hang/xing/heng li lv/shuai')
    const whole = { from: 0, to: 4, by: 'pinyin', rank: 2 }
    expect(findInName('银行利率', 'yhll', rates)).toEqual(whole)
    expect(findInName('银行利率', 'yinhanglilv', rates)).toEqual(whole)
    expect(nameParts('银行利率', rates)).toEqual(expect.arrayContaining(['yhll', 'yxls', 'yinxinglis']))
  })

  it('the marked characters are those of the name as it is written', () => {
    expect(findInName('阿依·古丽', '依古', undefined)).toMatchObject({ from: 1, to: 4 })
    expect(findInName('Tom Lee', 'tom', undefined)).toMatchObject({ from: 0, to: 3, rank: 1 })
  })

  it('names with many readings stay small', () => {
    const many = readingsOf(Array.from({ length: 20 }, () => 'zhong/chong/tong').join(' '))
    expect(nameParts('重'.repeat(20), many).length).toBeLessThan(2_000)
  })

  it('readings travel as a text', () => {
    expect(readingsText('单·A', () => [['shan', 'dan'], ['·'], ['a']])).toBe('shan/dan - a')
    expect(readingsText('单', undefined)).toBeNull()
  })
})
