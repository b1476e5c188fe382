import { type ReactElement, useMemo } from 'react'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import { useFormState } from '../../../../form/state/use-form-state.ts'
import type { CaseRecordSurroundProps } from '../case-record-surround-props.ts'
import { LoanOrganisationsProvider } from './loan-organisations-context.ts'
import { loanTermsOf, sameTerms } from './loan-terms.ts'
import { useDefaultLender } from './use-default-lender.ts'

/**
 * Wraps the fields of a loan, so that their options follow the terms in the form.
 * @source LON-017, LON-018
 */
export function LoanOrganisations({ projectId, children }: CaseRecordSurroundProps): ReactElement {
  const { controller } = useEntityFormApi()
  const terms = useFormState(controller, loanTermsOf, sameTerms)
  const lender = useDefaultLender(controller, projectId, terms)
  const value = useMemo(() => ({ projectId, terms, lender }), [projectId, terms, lender])
  return <LoanOrganisationsProvider value={value}>{children}</LoanOrganisationsProvider>
}
