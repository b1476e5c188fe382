import {
  loanOrganisationCalls,
  type DefaultLender,
  type OrganisationChoice,
} from '../../../contract/case/loan-organisation-calls.ts'
import { answerOf, type QueryPlan } from '../query-options.ts'

/**
 * Form values that decide who may handle, secure or grant a loan. Null means empty; an absent value means the stored
 * one.
 */
export interface LoanTerms {
  readonly hf2iLoanType?: string | null
  readonly hf21DivisionDetailId?: string | null
  readonly hf2iHandleOrg?: string | null
}

/** Options of a loan field that names an organisation. @source LON-017, CAL-043, CAL-044 @public */
export function loanOrganisations(
  purpose: 'handle' | 'secure',
  prjId: string,
  { hf2iLoanType }: LoanTerms = {},
): QueryPlan<readonly OrganisationChoice[]> {
  const call =
    purpose === 'handle' ? loanOrganisationCalls.getLoanMatchHandleOrgs : loanOrganisationCalls.getEstatesSecureOrgs
  return answerOf(call, { prjId, ...(hf2iLoanType !== undefined && { hf2iLoanType }) })
}

/** The default lender of a loan, and whether it is fixed. @source LON-018, CAL-045 @public */
export function defaultLender(prjId: string, terms: LoanTerms = {}): QueryPlan<DefaultLender> {
  return answerOf(loanOrganisationCalls.loadDefaultLenderOrg, { prjId, ...terms })
}
