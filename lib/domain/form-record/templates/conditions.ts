import { all, any, is, not, type Condition } from '../../../catalogue/condition.ts'
import { LOAN_SCHEME } from '../../codes.ts'

/**
 * A fact of a case that only forms read: the head office (BANK_HEAD) of the lending bank; empty while none is chosen.
 */
export const LENDING_BANK = 'lendingBank'
/** Invented banks. */
export const BANK = { jia: 'DEMO01', yi: 'DEMO02', bing: 'DEMO03' } as const

/** Holds when the loan of the case has one of these types; while no loan is entered, its loan scheme counts. */
export const byLoan = (...schemes: readonly string[]): Condition =>
  any(is('hf2iLoanType', ...schemes), all({ field: 'hf2iLoanType', empty: true }, is('hf20LoanScheme', ...schemes)))
const COMMERCIAL = byLoan(LOAN_SCHEME.commercial, LOAN_SCHEME.combined)
/** A bank without forms of its own uses those of the first one. */
export const LENT_BY_JIA = all(COMMERCIAL, not(is(LENDING_BANK, BANK.yi)))
export const LENT_BY_YI = all(COMMERCIAL, is(LENDING_BANK, BANK.yi))
export const ON_OWN_HOUSE = byLoan(LOAN_SCHEME.mortgage)
export const BY_FUND = byLoan(LOAN_SCHEME.fund, LOAN_SCHEME.combined)
export const BY_ANY_BANK = byLoan(LOAN_SCHEME.commercial, LOAN_SCHEME.combined, LOAN_SCHEME.mortgage)
export const BY_ANY_LOAN = byLoan(LOAN_SCHEME.commercial, LOAN_SCHEME.combined, LOAN_SCHEME.mortgage, LOAN_SCHEME.fund)
/** Houses change hands in every case except a mortgage of one's own house. */
export const TRADED = not(is('hf20LoanScheme', LOAN_SCHEME.mortgage))
