import { expect, it } from 'vitest'
import { charge } from '../../../lib/domain/fee/charge.ts'
import { expense } from '../../../lib/domain/fee/expense.ts'
import { income } from '../../../lib/domain/fee/income.ts'
import { saleOrder } from '../../../lib/domain/fee/sale-order.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { sources } from './sources.ts'

const MONEY_PATHS = /^(lib\/(domain|backend|widgets)\/(fee|payment|fee-tab)|host\/server\/payments)\//
const AMOUNTS = [charge, income, saleOrder, expense, project].flatMap(({ fields }) =>
  Object.entries(fields).flatMap(([name, field]) => ('stored' in field && field.stored === 'yuan' ? [name] : [])),
)
const amount = `(?:[\\w.]+(?:\\.|\\['))?(?:${AMOUNTS.join('|')})(?:'\\])?(?: \\?\\? 0)?\\)?`
/** Two amounts, or an amount and a number, combined by floating-point arithmetic. */
const CALCULATED = new RegExp(`(?<![\\w.'])\\(?${amount} [-+*/]=? |[\\w)] [-+*/]=? \\(?${amount}(?![\\w'])`)
const ROUNDED = /\.toFixed\(|parseFloat\(|Math\.round\([^)]*\* ?100\)|\.reduce\(.*, 0\)/
const lines = sources
  .filter(({ path }) => MONEY_PATHS.test(path))
  .flatMap(({ path, lines: all }) =>
    all.flatMap((line, index) =>
      /^\s*(\*|\/[/*])/.test(line) ? [] : [{ place: `${path}:${index + 1}`, line: line.trim() }],
    ),
  )

it('FEE-011 ruling 10 money is added up in whole fen, never as floating point numbers', () => {
  expect([AMOUNTS.includes('orderAmount'), AMOUNTS.includes('hf20NoPayAmount'), lines.length > 2_000]).toEqual([
    true,
    true,
    true,
  ])
  for (const wrong of [
    'const all = collected + income.orderAmount',
    'totalFee - remindFee',
    "sum += row.values['hf40CostFet']",
    '(remindFee ?? 0) * 2',
    'a.reduce((s, { amount }) => s + amount, 0)',
    '(part / all).toFixed(2)',
  ])
    expect(
      [CALCULATED, ROUNDED].some((rule) => rule.test(wrong)),
      wrong,
    ).toBe(true)
  for (const right of [
    '(remindFee ?? 0) > 0',
    'sum + (fenOf(row.orderAmount) ?? 0n)',
    'a.reduce((s, fen) => s + fen, 0n)',
  ])
    expect(
      [CALCULATED, ROUNDED].some((rule) => rule.test(right)),
      right,
    ).toBe(false)
  expect(
    lines
      .filter(({ line }) => CALCULATED.test(line) || ROUNDED.test(line))
      .map(({ place, line }) => `${place}: ${line}`),
    'Calculate in whole fen with bigint: fenOf() of lib/domain/fee/ledger.ts.',
  ).toEqual([])
})
