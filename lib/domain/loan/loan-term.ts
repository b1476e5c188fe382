import { isYes, type Value } from '../../catalogue/kind.ts'

/** Loan terms that standards distinguish (FUND_YEARS): up to five years, or more. */
export type LoanTerm = 'SHORT' | 'LONG'

const SHORT_YEARS = 5

/** A loan without a number of years counts as long, because most are. */
export const termOf = (years: number | null): LoanTerm => (years !== null && years <= SHORT_YEARS ? 'SHORT' : 'LONG')

/** Whether a family buys its first home or another one (RATE_HOUSE). */
export type SecondHome = 'FIRST' | 'SECOND'

/** @param isFirst answer to "is it the first home"; counts as the first without an answer */
export const homeOf = (isFirst: Value): SecondHome =>
  isFirst === null || isFirst === '' || isYes(isFirst) ? 'FIRST' : 'SECOND'
