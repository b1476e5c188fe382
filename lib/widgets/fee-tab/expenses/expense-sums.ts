import { fenOf } from '../../../domain/fee/ledger.ts'
import type { Expense } from '../../../domain/fee/expense.ts'
import { type ExpenseStatus, expenseStatus } from '../../../domain/fee/fee-status.ts'

/** Sums of expenses by status, in fen. */
export function expenseSums(
  expenses: readonly Pick<Expense, 'hf40CostFet' | 'hf40Status'>[],
): Readonly<Record<ExpenseStatus, bigint>> {
  const sums: Record<ExpenseStatus, bigint> = { pending: 0n, returned: 0n, reviewed: 0n }
  for (const { hf40CostFet, hf40Status } of expenses) sums[expenseStatus(hf40Status)] += fenOf(hf40CostFet) ?? 0n
  return sums
}
