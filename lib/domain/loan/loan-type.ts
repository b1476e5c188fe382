import type { RecordValues } from '../../catalogue/effect.ts'
import { isEmpty, type Scope } from '../../catalogue/kind.ts'
import { LOAN_SCHEME } from '../codes.ts'
import { PAY_PLANS } from '../project/pay-type.ts'

/** Types of loan that have a form. */
export const LOAN_TYPES = [
  LOAN_SCHEME.commercial,
  LOAN_SCHEME.fund,
  LOAN_SCHEME.combined,
  LOAN_SCHEME.mortgage,
] as const
const KNOWN: ReadonlySet<unknown> = new Set(LOAN_TYPES)

/**
 * The type of loan that pays for a case: by its pay type, else by its loan scheme; null when neither names one.
 * @source LON-012, OPN-054
 * @public
 */
export function loanTypeOf({ prjPayType, hf20LoanScheme }: Scope): string | null {
  const scheme = isEmpty(prjPayType) ? hf20LoanScheme : PAY_PLANS.find(({ payType }) => payType === prjPayType)?.scheme
  return typeof scheme === 'string' && KNOWN.has(scheme) ? scheme : null
}

/**
 * The change of the loan that follows from a change of payment. A case that no longer has a loan keeps the old type.
 * @param before facts of the case
 * @param after its new facts
 * @source LON-012
 * @public
 */
export function followsFromPayment(before: Scope, after: Scope): RecordValues {
  const type = loanTypeOf(after)
  return type === null || type === loanTypeOf(before) ? {} : { hf2iLoanType: type }
}
