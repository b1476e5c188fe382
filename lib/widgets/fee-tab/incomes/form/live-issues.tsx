import { useEffect, useRef } from 'react'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import { useFormState } from '../../../../form/state/use-form-state.ts'
import { ledgerIssues } from './income-context.ts'
import { useIncomeFormData } from './income-form-data.ts'

/**
 * Says while somebody fills in an income what the book of the case has against it. Draws nothing.
 * @source INC-030, INC-036, INC-037
 */
export function LiveIssues(): null {
  const { controller } = useEntityFormApi()
  const formData = useIncomeFormData()
  const values = useFormState(controller, () => controller.values())
  // A check of the whole form takes the marks away: they come back with its end.
  const marked = useFormState(controller, () => controller.issues().length)
  const said = useRef<ReadonlyMap<string, string>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks that went are set again
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
