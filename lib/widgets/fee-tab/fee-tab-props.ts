import type { FangkitError } from '../../client/fangkit-error.ts'
import type { Stored } from '../../contract/output.ts'
import type { Expense } from '../../domain/fee/expense.ts'
import type { Income } from '../../domain/fee/income.ts'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import type { WidgetOwn } from '../widget-providers.tsx'

/** The lists of the fee tab, in screen order. @source FEE-001 @public */
export const FEE_SUB_TABS = ['charges', 'incomes', 'expenses'] as const
/** One of the lists of the fee tab. @public */
export type FeeSubTab = (typeof FEE_SUB_TABS)[number]

/** Another list is open. @public */
export interface FeeSubTabEvent {
  /** The list that is open; the host decides. */
  readonly subTab: FeeSubTab
  readonly source: 'user' | 'widget'
}
/** Income was handed in for review. @public */
export interface OrderSubmittedEvent {
  /** As the server stored it. */
  readonly income: Stored<Income>
  readonly source: 'user'
}
/** An expense was handed in for review. @public */
export interface ExpenseSubmittedEvent {
  /** As the server stored it. */
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

/**
 * The fields of a record as they are about to be sent: those that are there, and what the form adds to them.
 * @public
 */
export type FeeDraftRecord<R> = Readonly<Partial<R> & Record<string, unknown>>
/** What is about to be handed in. @public */
export type FeeDraft =
  | { readonly kind: 'income'; readonly record: FeeDraftRecord<Income> }
  | { readonly kind: 'expense'; readonly record: FeeDraftRecord<Expense> }
/**
 * True goes on, false stops without a word, a text stops and is said; in a draft of the same kind, fields of the record
 * stand in the place of those typed.
 * @public
 */
export type BeforeSubmitAnswer = boolean | string | FeeDraft
/** Looks at what is about to be handed in. @public */
export type BeforeSubmit = (
  draft: FeeDraft,
  options: { readonly signal: AbortSignal },
) => BeforeSubmitAnswer | Promise<BeforeSubmitAnswer>

/** What FeeTab takes. @public */
export interface FeeTabProps extends WidgetOwn {
  /** Key of the case; another one starts afresh. */
  readonly projectId: string
  /** Nothing that changes anything is offered. */
  readonly readOnly?: boolean | undefined
  /** The list that is open; the host decides. */
  readonly subTab?: FeeSubTab | undefined
  /** The list that is open at first; `charges` when absent. */
  readonly defaultSubTab?: FeeSubTab | undefined
  /** Another list was opened, or is asked for where the host decides. */
  readonly onSubTabChange?: ((event: FeeSubTabEvent) => void) | undefined
  /** Asked before income or an expense is handed in: may stop it, or change it. */
  readonly beforeSubmit?: BeforeSubmit | undefined
  /** Income was handed in. */
  readonly onOrderSubmitted?: ((event: OrderSubmittedEvent) => void) | undefined
  /** An expense was handed in. */
  readonly onExpenseSubmitted?: ((event: ExpenseSubmittedEvent) => void) | undefined
  /** Somebody of finance approved or returned an order or an expense here. */
  readonly onReviewed?: ((event: FeeReviewedEvent) => void) | undefined
  /** The fees are on screen. */
  readonly onReady?: (() => void) | undefined
  /** The fees could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** What a host may ask of FeeTab. @public */
export interface FeeTabHandle extends LeaveGuard {
  /** Loads everything anew; what is being typed stays. */
  refresh(): void
}
