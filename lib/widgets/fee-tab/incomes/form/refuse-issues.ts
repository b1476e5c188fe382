import { FangkitError } from '../../../../client/fangkit-error.ts'
import type { FormController } from '../../../../form/state/form-controller.ts'
import { ledgerIssues } from './income-context.ts'
import type { IncomeFormData } from './income-form-data.ts'

/**
 * Stops a submission that conflicts with the ledger.
 * @throws FangkitError with the issues
 */
export function refuseIssues(controller: FormController, formData: IncomeFormData): void {
  const issues = ledgerIssues(controller.values(), formData)
  const [first] = issues
  if (first)
    throw new FangkitError({
      kind: 'invalid',
      code: 'INVALID',
      message: first.field,
      userMessage: first.message,
      op: 'Hf54ProjectIncomeInfo.submitIncomeInfo',
      issues,
    })
}
