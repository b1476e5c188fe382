import type { ReactElement } from 'react'
import { isEmpty } from '../catalogue/kind.ts'
import { maskedIn } from '../catalogue/mask.ts'
import { CELL } from '../field/cell.tsx'
import type { PagePlace } from './search-hits.ts'

export interface PlaceValueProps {
  readonly place: PagePlace
  readonly empty: string
}

/** The current value of a found field. */
export function PlaceValue({ place, empty }: PlaceValueProps): ReactElement {
  const {
    source: { entity },
    record,
    name,
  } = place
  const field = entity.fields[name]
  const value = record.values[name] ?? null
  if (!field || isEmpty(value)) return <>{empty}</>
  const Cell = CELL[field.kind]
  return <Cell field={field} value={maskedIn(field, value)} text={record.refValues?.[name] ?? null} />
}
