import { fenOf } from '../../../domain/fee/book.ts'
import type { Expense } from '../../../domain/fee/expense.ts'
import { type ExpenseStanding, expenseStanding } from '../../../domain/fee/standing.ts'

/** What was spent, by how it stands, in fen. */
export function expenseSums(
  expenses: readonly Pick<Expense, 'hf40CostFet' | 'hf40Status'>[],
): Readonly<Record<ExpenseStanding, bigint>> {
  const sums: Record<ExpenseStanding, bigint> = { pending: 0n, returned: 0n, reviewed: 0n }
  for (const { hf40CostFet, hf40Status } of expenses) sums[expenseStanding(hf40Status)] += fenOf(hf40CostFet) ?? 0n
  return sums
}
