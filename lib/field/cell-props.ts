import type { Field } from '../catalogue/field.ts'
import type { Value } from '../catalogue/kind.ts'

/** Props of every read-only cell. @public */
export interface CellProps {
  readonly field: Field
  readonly value: Value
  /** Text of the value, from the record's `refValues`. */
  readonly text?: string | null | undefined
}
