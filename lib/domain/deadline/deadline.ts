/**
 * Kinds of deadlines: a planned job, the validity of a paper, a day agreed in the contract of sale, and a day of
 * release (of the loan, or of the house from its sale limit).
 * @public
 */
export const DEADLINE_KINDS = ['JOB', 'PAPER', 'CONTRACT', 'RELEASE'] as const
/** One of these kinds. @public */
export type DeadlineKind = (typeof DEADLINE_KINDS)[number]

/** The maximum number of days of one request: six weeks of a month, and the weeks around it. @public */
export const MOST_DEADLINE_DAYS = 62

/** A day that a record of the case agrees on. */
export interface AgreedDay {
  readonly kind: Extract<DeadlineKind, 'CONTRACT' | 'RELEASE'>
  readonly field: string
  readonly title: string
  /** The flow that fulfils it; null where no flow does, so that the day is never counted as late. */
  readonly flow: string | null
}

/** Days of the contract of sale. @source ROU-009 */
export const CONTRACT_DAYS: readonly AgreedDay[] = [
  { kind: 'CONTRACT', field: 'depositDate', title: '约定支付定金', flow: null },
  { kind: 'CONTRACT', field: 'firstPayDate', title: '约定支付首期款', flow: null },
  { kind: 'CONTRACT', field: 'transferDate', title: '约定过户递件', flow: 'FE02' },
  { kind: 'CONTRACT', field: 'restPayDate', title: '约定付清余款', flow: null },
  { kind: 'CONTRACT', field: 'handoverDate', title: '约定交付房屋', flow: 'FG01' },
  { kind: 'CONTRACT', field: 'moveOutDate', title: '约定迁出户口', flow: null },
]
/** Days of release that the record of the trade holds. */
export const TRADE_DAYS: readonly AgreedDay[] = [
  { kind: 'RELEASE', field: 'hf2hRequireKuan', title: '期望放款', flow: 'FF02' },
]
/** Days of release that the record of the house holds. */
export const HOUSE_DAYS: readonly AgreedDay[] = [
  { kind: 'RELEASE', field: 'hf29BuyDateLimit', title: '限售期满', flow: null },
]
