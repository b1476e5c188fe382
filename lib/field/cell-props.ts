import type { Field } from '../catalogue/field.ts'
import type { Value } from '../catalogue/kind.ts'

/** What every read-only cell takes. @public */
export interface CellProps {
  readonly field: Field
  readonly value: Value
  /** Text of the value, as the record's `refValues` gave it. */
  readonly text?: string | null | undefined
}
