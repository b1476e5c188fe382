import { BUSINESS_TYPE, LOAN_SCHEME } from '../codes.ts'

const BY_SCHEME: ReadonlyMap<string, string> = new Map([
  [LOAN_SCHEME.commercial, BUSINESS_TYPE.purchaseLoan],
  [LOAN_SCHEME.fund, BUSINESS_TYPE.purchaseLoan],
  [LOAN_SCHEME.combined, BUSINESS_TYPE.purchaseLoan],
  [LOAN_SCHEME.toFund, BUSINESS_TYPE.purchaseLoan],
  [LOAN_SCHEME.mortgage, BUSINESS_TYPE.mortgageLoan],
  [LOAN_SCHEME.business, BUSINESS_TYPE.mortgageLoan],
  [LOAN_SCHEME.bridge, BUSINESS_TYPE.bridge],
  [LOAN_SCHEME.credit, BUSINESS_TYPE.credit],
])

/**
 * The business type a loan scheme belongs to; null without a scheme.
 *
 * @source BAS-038 to BAS-041, OPN-010
 * @public
 */
export function businessTypeOf(scheme: string | null): string | null {
  return scheme === null ? null : (BY_SCHEME.get(scheme) ?? null)
}
