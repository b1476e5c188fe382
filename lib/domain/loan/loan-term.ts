import { isYes, type Value } from '../../catalogue/kind.ts'

/** Years of a loan as standards tell them apart (FUND_YEARS): five at most, or more. */
export type LoanTerm = 'SHORT' | 'LONG'

const SHORT_YEARS = 5

/** A loan nobody said the years of is a long one, as most are. */
export const termOf = (years: number | null): LoanTerm => (years !== null && years <= SHORT_YEARS ? 'SHORT' : 'LONG')

/** Whether a family buys its first home or another one (RATE_HOUSE). */
export type SecondHome = 'FIRST' | 'SECOND'

/** @param isFirst answer to "is it the first home"; without one it is taken for the first */
export const homeOf = (isFirst: Value): SecondHome =>
  isFirst === null || isFirst === '' || isYes(isFirst) ? 'FIRST' : 'SECOND'
