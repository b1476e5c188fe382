import type { ReactNode } from 'react'
import { isEmpty } from '../../catalogue/kind.ts'
import { maskedIn } from '../../catalogue/mask.ts'
import { CELL } from '../../field/cell.tsx'
import { useUiText } from '../../ui/ui-text.tsx'
import type { FormController } from '../state/form-controller.ts'

export interface OriginalValueProps {
  readonly controller: FormController
  readonly name: string
}

/** Shows what a field contained before it was changed. */
export function OriginalValue({ controller, name }: OriginalValueProps): ReactNode {
  const text = useUiText()
  const field = controller.entity.fields[name]
  const value = controller.initial()[name] ?? null
  if (!field) return null
  const Cell = CELL[field.kind]
  return isEmpty(value) ? (
    text.empty
  ) : (
    <Cell field={field} value={maskedIn(field, value)} text={controller.textOf(name, value)} />
  )
}
