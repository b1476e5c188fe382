import type { Ref } from 'react'
import type { FangkitError } from '../../client/fangkit-error.ts'
import type { ChargeRow, FeeRights } from '../../contract/fee/fee-calls.ts'
import type { Stored } from '../../contract/output.ts'
import type { Expense } from '../../domain/fee/expense.ts'
import type { Income } from '../../domain/fee/income.ts'
import type { Project } from '../../domain/project/project.ts'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import type { CaseRecordQueue } from '../use-open-record.ts'
import type { BeforeSubmit, ExpenseSubmittedEvent, FeeReviewedEvent, OrderSubmittedEvent } from './fee-tab-props.ts'

/** The ledger of a case as it is on screen. */
export interface FeeData {
  readonly project: Stored<Project>
  readonly charges: readonly ChargeRow[]
  readonly incomes: readonly Stored<Income>[]
  readonly expenses: readonly Stored<Expense>[]
  readonly rights: FeeRights
}

/** The income to open: a new one, optionally for a charge type, or a stored one. */
export type IncomeTarget =
  | { readonly action: 'add'; readonly type?: string }
  | { readonly action: 'open'; readonly id: string }
export type ExpenseTarget = { readonly action: 'add' } | { readonly action: 'open'; readonly id: string }

/** Actions the lists can start; each opens a chunk of its own. */
export interface FeeActions {
  openIncome(target: IncomeTarget): void
  openExpense(target: ExpenseTarget): void
  /** Opens the payment code over these orders; one for each when `separately`. */
  openPayCode(orderIds: readonly string[], separately?: boolean): void
  /** Loads the ledger and the case again; the current data stays on screen meanwhile. */
  refresh(): void
}

/** Props of every list of the tab. */
export interface FeeListProps {
  readonly projectId: string
  readonly readOnly: boolean
  readonly data: FeeData
  readonly actions: FeeActions
}

/** Callbacks of the host, some of which can refuse or change a submission. They never throw into the widget. */
export interface FeeReports {
  readonly beforeSubmit?: BeforeSubmit | undefined
  orderSubmitted(event: OrderSubmittedEvent): void
  expenseSubmitted(event: ExpenseSubmittedEvent): void
  reviewed(event: FeeReviewedEvent): void
  failed(error: FangkitError): void
}

/** Props of a drawer of the tab beside its target. */
export interface FeeDrawerProps extends FeeListProps {
  readonly reports: FeeReports
  /** The place of the record in a list of the host, where it was opened from one. */
  readonly queue?: CaseRecordQueue | undefined
  /** The drawer replaces the tab, as in a review queue of the host. */
  readonly inPlace: boolean
  /** Called when the drawer closes, after unsaved changes are settled. */
  onClose(): void
  /** Reports unsaved changes in the drawer. */
  readonly guard: Ref<LeaveGuard>
}
