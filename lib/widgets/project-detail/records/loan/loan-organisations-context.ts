import { createContext, useContext } from 'react'
import type { LoanTerms } from '../../../../client/queries/case/loan-plans.ts'
import type { DefaultLender } from '../../../../contract/case/loan-organisation-calls.ts'

/** Values for the organisation fields of a loan while it is filled in. */
export interface LoanOrganisations {
  readonly projectId: string
  /** The terms in the form now. */
  readonly terms: LoanTerms
  readonly lender: LenderLoad
}

/** The default lender for the terms of the form. */
export interface LenderLoad {
  /** While a request is running, the result for the previous terms; null when it failed. */
  readonly data: DefaultLender | null
  readonly waiting: boolean
  readonly failed: boolean
  readonly retry: () => void
}

const LoanOrganisationsContext = createContext<LoanOrganisations | null>(null)
LoanOrganisationsContext.displayName = 'FangkitLoanOrganisations'

export const LoanOrganisationsProvider = LoanOrganisationsContext.Provider

/** @throws Error when used outside a loan form */
export function useLoanOrganisations(): LoanOrganisations {
  const found = useContext(LoanOrganisationsContext)
  if (!found) throw new Error('only inside the form of a loan')
  return found
}
