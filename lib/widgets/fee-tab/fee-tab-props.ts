import type { FangkitError } from '../../client/fangkit-error.ts'
import type { Stored } from '../../contract/output.ts'
import type { Expense } from '../../domain/fee/expense.ts'
import type { Income } from '../../domain/fee/income.ts'
import type { LeaveGuard } from '../../form/leave-guard.ts'
import type { WidgetOwn } from '../widget-surroundings.tsx'

/** The lists of the fee tab, in screen order. @source FEE-001 @public */
export const FEE_SUB_TABS = ['charges', 'incomes', 'expenses'] as const
/** @public */
export type FeeSubTab = (typeof FEE_SUB_TABS)[number]

/** @public */
export interface FeeSubTabEvent {
  readonly subTab: FeeSubTab
  readonly source: 'user' | 'widget'
}
/** @public */
export interface OrderSubmittedEvent {
  readonly income: Stored<Income>
  readonly source: 'user'
}
/** @public */
export interface ExpenseSubmittedEvent {
  readonly expense: Stored<Expense>
  readonly source: 'user'
}
/** Somebody of finance decided. @public */
export interface FeeReviewedEvent {
  readonly kind: 'income' | 'expense'
  /** Key of the order or of the expense. */
  readonly id: string
  readonly decision: 'approved' | 'returned'
  readonly source: 'user'
}

/** What is about to be handed in. @public */
export type FeeDraft = { readonly kind: 'income'; readonly record: Readonly<Record<string, unknown>> } | { readonly kind: 'expense'; readonly record: Readonly<Record<string, unknown>> }
/** True goes on, false stops without a word, a text stops and is said. @public */
export type BeforeSubmit = (draft: FeeDraft, options: { readonly signal: AbortSignal }) => boolean | string | Promise<boolean | string>

/** @public */
export interface FeeTabProps extends WidgetOwn {
  readonly projectId: string
  readonly readOnly?: boolean | undefined
  readonly subTab?: FeeSubTab | undefined
  readonly defaultSubTab?: FeeSubTab | undefined
  readonly onSubTabChange?: ((event: FeeSubTabEvent) => void) | undefined
  readonly beforeSubmit?: BeforeSubmit | undefined
  readonly onOrderSubmitted?: ((event: OrderSubmittedEvent) => void) | undefined
  readonly onExpenseSubmitted?: ((event: ExpenseSubmittedEvent) => void) | undefined
  readonly onReviewed?: ((event: FeeReviewedEvent) => void) | undefined
  /** The fees are on screen. */
  readonly onReady?: (() => void) | undefined
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** @public */
export interface FeeTabHandle extends LeaveGuard {
  refresh(): void
}
