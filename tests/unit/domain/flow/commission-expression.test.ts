import { describe, expect, it } from 'vitest'
import {
  COMMISSION_TERMS,
  type CommissionTerm,
  countOf,
  evaluate,
  expressionIssue,
  type Fraction,
  roundedFen,
  yuanOf,
} from '../../../../lib/domain/flow/commission-expression.ts'
import { commissionRule } from '../../../../lib/domain/flow/commission-rule.ts'
import { checkField } from '../../../../lib/catalogue/check.ts'
import * as fc from '../../../property.ts'

const NOTHING: Readonly<Record<CommissionTerm, Fraction>> = {
  实收服务费: yuanOf(0n),
  应收服务费: yuanOf(0n),
  权重: countOf(0),
  岗位权重合计: countOf(0),
  权重合计: countOf(0),
}
const fenOf = (text: string, values: Partial<Record<CommissionTerm, Fraction>> = {}): bigint | null => {
  const value = evaluate(text, { ...NOTHING, ...values })
  return value && roundedFen(value)
}

/** An expression with the value it must have, worked out beside the parser. */
interface Known {
  readonly text: string
  readonly value: Fraction | null
}
const number = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 4 }), fc.boolean())
  .map(([digits, decimals, percent]): Known => {
    const whole = String(digits).padStart(decimals + 1, '0')
    const cut = whole.length - decimals
    return {
      text: `${whole.slice(0, cut)}${decimals === 0 ? '' : `.${whole.slice(cut)}`}${percent ? '%' : ''}`,
      value: { n: BigInt(digits), d: 10n ** BigInt(decimals + (percent ? 2 : 0)) },
    }
  })
const VALUES: Readonly<Record<CommissionTerm, Fraction>> = {
  实收服务费: yuanOf(1_234_567n),
  应收服务费: yuanOf(2_000_001n),
  权重: countOf(3),
  岗位权重合计: countOf(7),
  权重合计: countOf(0),
}
const term = fc.constantFrom(...COMMISSION_TERMS).map((name): Known => ({ text: name, value: VALUES[name] }))
const { known } = fc.letrec<{ known: Known; operation: Known }>((tie) => ({
  known: fc.oneof({ depthSize: 'small', withCrossShrink: true }, number, term, tie('operation')),
  operation: fc
    .tuple(tie('known'), fc.constantFrom('+', '-', '*', '/', '×', '÷'), tie('known'), fc.constantFrom('', ' '))
    .map(
      ([left, sign, right, gap]): Known => ({
        text: `(${left.text}${gap}${sign}${gap}${right.text})`,
        value: worked(left.value, sign, right.value),
      }),
    ),
}))
function worked(a: Fraction | null, sign: string, b: Fraction | null): Fraction | null {
  if (!a || !b) return null
  if (sign === '+' || sign === '-') return { n: a.n * b.d + (sign === '+' ? 1n : -1n) * b.n * a.d, d: a.d * b.d }
  if (sign === '*' || sign === '×') return { n: a.n * b.n, d: a.d * b.d }
  return b.n === 0n ? null : { n: a.n * b.d * (b.n < 0n ? -1n : 1n), d: a.d * (b.n < 0n ? -b.n : b.n) }
}

describe('FLW-019 an expression of commission', () => {
  it('has exactly the value arithmetic gives it, whatever it is made of', () => {
    fc.assert(
      fc.property(known, ({ text, value }) => {
        const found = evaluate(text, VALUES)
        expect(expressionIssue(text)).toBeNull()
        if (found && value) expect(found.d > 0n && found.n * value.d === value.n * found.d).toBe(true)
        else expect(found).toBe(value)
      }),
    )
  })
  it('multiplies before it adds, from left to right, and knows percent, brackets and full-width signs', () => {
    expect([
      fenOf('1 + 2 * 3'),
      fenOf('10 - 4 - 3'),
      fenOf('100 / 5 / 2'),
      fenOf('（1＋2）×3 － 50％'),
      fenOf('30 % * 0.5'),
    ]).toEqual([700n, 300n, 1_000n, 850n, 15n])
  })
  it('never passes through floating point', () => {
    expect(fenOf('0.1 + 0.2')).toBe(30n)
    expect(fenOf('实收服务费 / 3 * 3', { 实收服务费: yuanOf(100n) })).toBe(100n)
    expect(fenOf('实收服务费 * 1', { 实收服务费: yuanOf(9_007_199_254_740_993n) })).toBe(9_007_199_254_740_993n)
  })
  it('is rounded to the fen once, halves away from zero', () => {
    expect([
      fenOf('0.005'),
      fenOf('0.0049'),
      fenOf('0 - 0.005'),
      fenOf('1 / 3'),
      fenOf('2 / 3'),
      fenOf('0 - 2 / 3'),
    ]).toEqual([1n, 0n, -1n, 33n, 67n, -67n])
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (n, d) => {
          const off = roundedFen({ n, d }) * d - n * 100n
          expect((off < 0n ? -off : off) * 2n <= d).toBe(true)
        },
      ),
    )
  })
  it('keeps the sign when it divides by a negative amount', () => {
    expect([fenOf('1 / (0 - 2)'), fenOf('(0 - 1) / (0 - 8)'), fenOf('(0 - 1) / 8')]).toEqual([-50n, 13n, -13n])
  })
  it('has no value where it divides by nothing, such as by weights nobody has', () => {
    expect([fenOf('实收服务费 / 岗位权重合计'), fenOf('1 + 1 / (权重 - 权重)')]).toEqual([null, null])
  })
  it.each([
    ['', '不完整'],
    ['1 +', '不完整'],
    ['(1', '缺少右括号'],
    ['1)', '多出了内容'],
    ['1 2', '多出了内容'],
    ['* 2', '中“*”的位置不正确'],
    ['-2', '中“-”的位置不正确'],
    ['实收 * 2', '中“实收”不是可用的项，可用：实收服务费、应收服务费、权重、岗位权重合计、权重合计'],
    ['1.', '中有不能识别的内容“.”'],
    ['alert(1)', '中有不能识别的内容“alert(1)”'],
    ['权重 ; 1', '中有不能识别的内容“; 1”'],
  ])('%j is none, and it is said why', (text, issue) => {
    expect(expressionIssue(text)).toBe(issue)
    expect(() => evaluate(text, NOTHING)).toThrow(issue)
  })
  it('never fails otherwise, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const issue = expressionIssue(text)
        expect(issue === null || issue.length > 0).toBe(true)
      }),
    )
  })
  it('is asked for by the rules, which refuse what is none by name', () => {
    expect(
      checkField(commissionRule, 'hf11CommissionExp', { hf11CommissionExp: '实收服务费 *' }, { today: '2026-11-21' }),
    ).toMatchObject([{ field: 'hf11CommissionExp', message: '提成公式不完整' }])
  })
})
