import type { FangkitError } from '../../client/fangkit-error.ts'
import type { Stored } from '../../contract/output.ts'
import type { Expense } from '../../domain/fee/expense.ts'
import type { Income } from '../../domain/fee/income.ts'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import type { CaseQueueProps, CaseRecordProps, RecordOnlyProps } from '../use-open-record.ts'
import type { WidgetOwn } from '../widget-providers.tsx'

/** The lists of the fee tab, in screen order. @source FEE-001 @public */
export const FEE_SUB_TABS = ['charges', 'incomes', 'expenses'] as const
/** One of the lists of the fee tab. @public */
export type FeeSubTab = (typeof FEE_SUB_TABS)[number]

/** The user opened another list. @public */
export interface FeeSubTabEvent {
  /** The open list, controlled by the host. */
  readonly subTab: FeeSubTab
  /** `widget` where the tab changed the list itself, to show the record that was opened or the orders. */
  readonly source: 'user' | 'widget'
}
/** An income was submitted for review. @public */
export interface OrderSubmittedEvent {
  /** As the server stored it. */
  readonly income: Stored<Income>
  readonly source: 'user'
}
/** An expense was submitted for review. @public */
export interface ExpenseSubmittedEvent {
  /** As the server stored it. */
  readonly expense: Stored<Expense>
  readonly source: 'user'
}
/** Finance approved or returned an order or an expense. @public */
export interface FeeReviewedEvent {
  /** Which of the two `id` is the key of. */
  readonly kind: 'income' | 'expense'
  /** Key of the order or the expense. */
  readonly id: string
  /** `returned` sends the record back to the person who submitted it. */
  readonly decision: 'approved' | 'returned'
  readonly source: 'user'
}

/**
 * The fields of a record about to be sent: stored ones and those the form adds.
 * @public
 */
export type FeeDraftRecord<R> = Readonly<Partial<R> & Record<string, unknown>>
/** An income or expense about to be submitted. @public */
export type FeeDraft =
  /** An income, with its fields by wire name. */
  | { readonly kind: 'income'; readonly record: FeeDraftRecord<Income> }
  /** An expense, with its fields by wire name. */
  | { readonly kind: 'expense'; readonly record: FeeDraftRecord<Expense> }
/**
 * True continues, false stops silently, and a text stops and is shown. A draft of the same kind replaces typed fields.
 * @public
 */
export type BeforeSubmitAnswer = boolean | string | FeeDraft
/** Checks what is about to be submitted. @public */
export type BeforeSubmit = (
  draft: FeeDraft,
  options: { readonly signal: AbortSignal },
) => BeforeSubmitAnswer | Promise<BeforeSubmitAnswer>

/** The case whose money FeeTab shows, the open list and what it notifies the host of. @public */
export interface FeeTabProps extends WidgetOwn, CaseRecordProps, CaseQueueProps, RecordOnlyProps {
  /** Key of the case; a new key resets the widget. */
  readonly projectId: string
  /** Hides every action that changes data. */
  readonly readOnly?: boolean | undefined
  /** The open list, controlled by the host. */
  readonly subTab?: FeeSubTab | undefined
  /** The list that is open at first; `charges` by default. */
  readonly defaultSubTab?: FeeSubTab | undefined
  /** The user opened another list, or asks for it where the host controls the list. */
  readonly onSubTabChange?: ((event: FeeSubTabEvent) => void) | undefined
  /** Called before an income or expense is submitted; can stop or change it. */
  readonly beforeSubmit?: BeforeSubmit | undefined
  /** An income was submitted. */
  readonly onOrderSubmitted?: ((event: OrderSubmittedEvent) => void) | undefined
  /** An expense was submitted. */
  readonly onExpenseSubmitted?: ((event: ExpenseSubmittedEvent) => void) | undefined
  /** Finance approved or returned an order or an expense in this widget. */
  readonly onReviewed?: ((event: FeeReviewedEvent) => void) | undefined
  /** The fees are on screen. */
  readonly onReady?: (() => void) | undefined
  /** The fees could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** Methods a host can call on FeeTab. @public */
export interface FeeTabHandle extends LeaveGuard {
  /** Loads everything again; unsaved changes stay. */
  refresh(): void
}
