import { useMemo } from 'react'
import { sameValue } from '../../../catalogue/kind.ts'
import type { FieldLayout } from '../../../form/fields/field-layout.ts'
import type { FormController } from '../../../form/state/form-controller.ts'
import { useFormState } from '../../../form/state/use-form-state.ts'
import { amountNotes } from './amount-notes.tsx'

const NONE: readonly string[] = []

/** Adds amounts in words below their fields while the user types; the rest of the layout stays. */
export function useAmountLayout(
  controller: FormController,
  names: readonly string[] = NONE,
  layout?: Readonly<Record<string, FieldLayout>>,
): Readonly<Record<string, FieldLayout>> {
  const amounts = useFormState(
    controller,
    () => names.map((name) => controller.values()[name] ?? null),
    (a, b) => a.every((amount, at) => sameValue(amount, b[at])),
  )
  return useMemo(() => {
    const notes = amountNotes(names, Object.fromEntries(names.map((name, at) => [name, amounts[at] ?? null])))
    return {
      ...layout,
      ...Object.fromEntries(Object.entries(notes).map(([name, note]) => [name, { ...layout?.[name], note }])),
    }
  }, [names, amounts, layout])
}
