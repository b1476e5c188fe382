import { useEffect, useRef } from 'react'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import { useFormState } from '../../../../form/state/use-form-state.ts'
import { ledgerIssues } from './income-context.ts'
import { useIncomeFormData } from './income-form-data.ts'

/**
 * Shows ledger errors while the user fills in an income. Renders nothing.
 * @source INC-030, INC-036, INC-037
 */
export function LiveIssues(): null {
  const { controller } = useEntityFormApi()
  const formData = useIncomeFormData()
  const values = useFormState(controller, () => controller.values())
  // Validating the whole form clears these issues, so they are set again afterwards.
  const marked = useFormState(controller, () => controller.issues().length)
  const said = useRef<ReadonlyMap<string, string>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleared issues are set again
  useEffect(() => {
    const found = ledgerIssues(values, formData)
    const now = new Map(
      found
        .filter(({ field }) => controller.view(field).state.editable && controller.isVisible(field))
        .map(({ field, message }) => [field, message]),
    )
    for (const [field, message] of said.current)
      if (!now.has(field) && controller.form.marks(field).issue === message)
        controller.form.setMark('onServer', field, null)
    for (const [field, message] of now) controller.form.setMark('onServer', field, message)
    said.current = now
  }, [controller, formData, values, marked])
  return null
}
