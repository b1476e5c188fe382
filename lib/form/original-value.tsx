import type { ReactNode } from 'react'
import { isEmpty } from '../catalogue/kind.ts'
import { maskedIn } from '../catalogue/mask.ts'
import { CELL } from '../field/cell.tsx'
import { useUiText } from '../ui/ui-text.tsx'
import type { FormSession } from './form-session.ts'

export interface OriginalValueProps {
  readonly session: FormSession
  readonly name: string
}

/** What a field held before it was changed. */
export function OriginalValue({ session, name }: OriginalValueProps): ReactNode {
  const text = useUiText()
  const field = session.entity.fields[name]
  const value = session.initial()[name] ?? null
  if (!field) return null
  const Cell = CELL[field.kind]
  return isEmpty(value) ? (
    text.empty
  ) : (
    <Cell field={field} value={maskedIn(field, value)} text={session.textOf(name, value)} />
  )
}
