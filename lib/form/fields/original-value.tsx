import type { ReactNode } from 'react'
import { maskedIn } from '../../catalogue/mask.ts'
import { CELL } from '../../field/cell.tsx'
import type { FormController } from '../state/form-controller.ts'

export interface OriginalValueProps {
  readonly controller: FormController
  readonly name: string
}

/** Shows what a filled field contained before it was changed. */
export function OriginalValue({ controller, name }: OriginalValueProps): ReactNode {
  const field = controller.entity.fields[name]
  const value = controller.initial()[name] ?? null
  if (!field) return null
  const Cell = CELL[field.kind]
  return <Cell field={field} value={maskedIn(field, value)} text={controller.textOf(name, value)} />
}
