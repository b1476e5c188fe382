import { fenOf } from '../../../domain/fee/ledger.ts'
import type { Expense } from '../../../domain/fee/expense.ts'
import { expenseStatus, isExpenseToDo } from '../../../domain/fee/fee-status.ts'

/** Sums of expenses, in fen: those that wait for finance, whatever for, those sent back, and those approved. */
export interface ExpenseSums {
  readonly pending: bigint
  readonly returned: bigint
  readonly reviewed: bigint
}

export function expenseSums(expenses: readonly Pick<Expense, 'hf40CostFet' | 'hf40Status'>[]): ExpenseSums {
  const sums = { pending: 0n, returned: 0n, reviewed: 0n }
  for (const { hf40CostFet, hf40Status } of expenses) {
    const isReturned = expenseStatus(hf40Status) === 'returned'
    sums[isExpenseToDo(hf40Status) ? 'pending' : isReturned ? 'returned' : 'reviewed'] += fenOf(hf40CostFet) ?? 0n
  }
  return sums
}
