import type { Ref } from 'react'
import type { FangkitError } from '../../client/fangkit-error.ts'
import type { ChargeRow, FeeRights } from '../../contract/fee/fee-calls.ts'
import type { Stored } from '../../contract/output.ts'
import type { Expense } from '../../domain/fee/expense.ts'
import type { Income } from '../../domain/fee/income.ts'
import type { Project } from '../../domain/project/project.ts'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import type { BeforeSubmit, ExpenseSubmittedEvent, FeeReviewedEvent, OrderSubmittedEvent } from './fee-tab-props.ts'

/** The book of a case as it is on screen. */
export interface FeeData {
  readonly project: Stored<Project>
  readonly charges: readonly ChargeRow[]
  readonly incomes: readonly Stored<Income>[]
  readonly expenses: readonly Stored<Expense>[]
  readonly rights: FeeRights
}

/** A form of an income: a new one, for a charge type if one is named, or a stored one. */
export type IncomeTarget =
  | { readonly action: 'add'; readonly type?: string }
  | { readonly action: 'open'; readonly id: string }
export type ExpenseTarget = { readonly action: 'add' } | { readonly action: 'open'; readonly id: string }

/** What the lists may start; each opens what does it, in a chunk of its own. */
export interface FeeActions {
  openIncome(target: IncomeTarget): void
  openExpense(target: ExpenseTarget): void
  /** The payment code over these orders: of each its own when `separately`. */
  openPayCode(orderIds: readonly string[], separately?: boolean): void
  /** Loads everything of the book and the case anew; what is on screen stays meanwhile. */
  refresh(): void
}

/** What every list of the tab is given. */
export interface FeeListProps {
  readonly projectId: string
  readonly readOnly: boolean
  readonly data: FeeData
  readonly actions: FeeActions
}

/** What the host of the widget hears, and may refuse or change. Callbacks never throw into the widget. */
export interface FeeReports {
  readonly beforeSubmit?: BeforeSubmit | undefined
  orderSubmitted(event: OrderSubmittedEvent): void
  expenseSubmitted(event: ExpenseSubmittedEvent): void
  reviewed(event: FeeReviewedEvent): void
  failed(error: FangkitError): void
}

/** What a drawer of the tab is given beside its target. */
export interface FeeDrawerProps extends FeeListProps {
  readonly reports: FeeReports
  /** Closed, after unsaved changes are settled. */
  onClose(): void
  /** What is typed in it and not saved. */
  readonly guard: Ref<LeaveGuard>
}
