import type { LoanTerms } from '../../../../client/queries/case/loan-plans.ts'
import type { FormController } from '../../../../form/state/form-controller.ts'

const NAMES = ['hf2iLoanType', 'hf21DivisionDetailId', 'hf2iHandleOrg'] as const satisfies readonly (keyof LoanTerms)[]

/** The terms of the loan in a form; a hidden field counts as empty. */
export function loanTermsOf(controller: FormController): LoanTerms {
  const values = controller.values()
  return Object.fromEntries(
    NAMES.map((name) => {
      const value = controller.isVisible(name) ? values[name] : null
      return [name, typeof value === 'string' && value !== '' ? value : null]
    }),
  )
}

/** The first field in which they differ. */
export function changedTerm(a: LoanTerms, b: LoanTerms): (typeof NAMES)[number] | undefined {
  return NAMES.find((name) => a[name] !== b[name])
}

export function sameTerms(a: LoanTerms, b: LoanTerms): boolean {
  return changedTerm(a, b) === undefined
}
