import type { Scope } from '../../catalogue/kind.ts'
import type { StatusMeaning } from '../project/step-tone.ts'
import { EXPENSE_STATUS, FEE_TYPE, ORDER_STATUS, PAY_CHANNEL, PAY_METHOD } from '../codes.ts'

/** Status of an order of income, as shown. @source INC-013 to INC-018 @public */
export type IncomeStatus = 'pending' | 'unpaid' | 'paid' | 'returned' | 'reviewed'
/** Status of an expense, as shown. @source EXP-008 to EXP-010 @public */
export type ExpenseStatus = keyof typeof EXPENSE_STATUS
const EXPENSE_STATUSES = Object.keys(EXPENSE_STATUS) as readonly ExpenseStatus[] // adapter: keys of this very record

/** What each status means for the people who work on it; the colours of all fee lists follow from it. */
export const FEE_MEANING: Readonly<Record<IncomeStatus | ExpenseStatus, StatusMeaning>> = {
  pending: 'waiting',
  unpaid: 'waiting',
  paid: 'done',
  returned: 'returned',
  reviewed: 'done',
}

const MEANINGS: ReadonlyMap<string, StatusMeaning> = new Map(Object.entries(FEE_MEANING))

/** What the codes of income orders (BDA1) and of expenses (HFE3) mean, for lists that show them. @public */
export function feeCodeMeanings(): Readonly<Record<'BDA1' | 'HFE3', Readonly<Record<string, StatusMeaning>>>> {
  const byCode = (codes: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(codes).flatMap(([status, code]) => {
        const meaning = MEANINGS.get(status)
        return meaning === undefined ? [] : [[code, meaning]]
      }),
    )
  return { BDA1: byCode(ORDER_STATUS), HFE3: byCode(EXPENSE_STATUS) }
}

/**
 * The colour of a fee record; records that wait for payment are orange everywhere.
 * @source FEE-021, FEE-022, ruling 28
 * @public
 */
export type FeeColour = 'green' | 'orange' | 'grey'

/** The data of an order, under the names its list uses. */
export interface OrderFacts {
  readonly payChannel?: Scope[string]
  readonly paySign?: Scope[string]
  readonly status?: Scope[string]
  /** Used only where there is no channel. @source OPN-060 */
  readonly payMethod?: Scope[string]
  readonly conformNum?: Scope[string]
}

const ONLINE_METHODS: readonly unknown[] = [PAY_METHOD.wechat, PAY_METHOD.combinedCode]

/** @source INC-013 to INC-018, INC-023 to INC-025 @public */
export function incomeStatus(order: OrderFacts): IncomeStatus {
  const { status } = order
  if (status === ORDER_STATUS.returned) return 'returned'
  const paid = order.paySign === 1
  const channel = order.payChannel ?? null
  if (channel === null && (order.payMethod ?? null) !== null) {
    const online = ONLINE_METHODS.includes(order.payMethod)
    return paid ? (online ? 'paid' : 'reviewed') : online ? 'unpaid' : 'pending'
  }
  if (channel === PAY_CHANNEL.offline && !paid && status === ORDER_STATUS.pending) return 'pending'
  if (channel === PAY_CHANNEL.online && !paid && status === ORDER_STATUS.unpaid) return 'unpaid'
  if (channel === PAY_CHANNEL.online && paid && (status === ORDER_STATUS.unpaid || status === ORDER_STATUS.paid))
    return 'paid'
  return 'reviewed'
}

/** What the approval of finance makes of an expense, by its status; no other status waits for it. @source EXP-013 */
export const EXPENSE_APPROVED_TO: Readonly<Record<string, string>> = {
  [EXPENSE_STATUS.pending]: EXPENSE_STATUS.reviewed,
}

/** The statuses (HFE3) in which an expense waits for finance. @source EXP-008 */
export const EXPENSE_TO_DO: readonly string[] = Object.keys(EXPENSE_APPROVED_TO)

/** The code (BDA1) whose name describes the status. @source INC-010 */
export const INCOME_STATUS_CODE: Readonly<Record<IncomeStatus, string>> = ORDER_STATUS

/** A status that is not declared counts as reviewed. @source EXP-008 to EXP-010 @public */
export function expenseStatus(status: Scope[string]): ExpenseStatus {
  return EXPENSE_STATUSES.find((name) => EXPENSE_STATUS[name] === status) ?? 'reviewed'
}

/** True for a payment at the counter that finance has not reviewed yet. @source INC-021 @public */
export function isIncomeToDo({ payChannel, paySign }: OrderFacts): boolean {
  return payChannel === PAY_CHANNEL.offline && paySign !== 1
}

/** @source EXP-008 @public */
export function isExpenseToDo(status: Scope[string]): boolean {
  return typeof status === 'string' && EXPENSE_TO_DO.includes(status)
}

/**
 * Whether an order can be put into a payment code: it is to be paid online, and its number can still be confirmed.
 * @source INC-002, INC-003, INC-022, OPN-058
 * @public
 */
export function mayCombine(order: OrderFacts): boolean {
  return incomeStatus(order) === 'unpaid' && order.conformNum !== 0
}

/** @source FEE-021, FEE-022 @public */
export function feeColour({
  feeType,
  paySign,
  payChannel,
  status,
}: OrderFacts & { readonly feeType?: Scope[string] }): FeeColour {
  if (feeType !== FEE_TYPE.income) return isExpenseToDo(status) ? 'grey' : 'green'
  if (paySign === 1) return 'green'
  return payChannel === PAY_CHANNEL.online ? 'orange' : 'grey'
}
