import { createContext, useContext } from 'react'
import type { LoanTerms } from '../../../../client/queries/case/loan-plans.ts'
import type { DefaultLender } from '../../../../contract/case/loan-organisation-calls.ts'

/** What the organisation fields of a loan go by while it is filled in. */
export interface LoanOrganisations {
  readonly projectId: string
  /** As the form has them now. */
  readonly terms: LoanTerms
  readonly lender: LenderLoad
}

/** Who lends by the terms of the form, unless somebody else is chosen. */
export interface LenderLoad {
  /** Of the terms before while that of the terms now is on its way; null when it did not arrive. */
  readonly data: DefaultLender | null
  readonly waiting: boolean
  readonly failed: boolean
  readonly retry: () => void
}

const LoanOrganisationsContext = createContext<LoanOrganisations | null>(null)
LoanOrganisationsContext.displayName = 'FangkitLoanOrganisations'

export const LoanOrganisationsProvider = LoanOrganisationsContext.Provider

/** @throws Error outside of the form of a loan */
export function useLoanOrganisations(): LoanOrganisations {
  const found = useContext(LoanOrganisationsContext)
  if (!found) throw new Error('only inside the form of a loan')
  return found
}
