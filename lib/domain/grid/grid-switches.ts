import type { Scalar } from '../../catalogue/kind.ts'
import type { StatusMeaning } from '../project/step-tone.ts'

/**
 * A column whose cells switch a field between two values, for users who may edit the row; the others read the text.
 * Rows with another value are changed in their form.
 * @public
 */
export interface GridSwitch<N extends string = string> {
  /** The field that is set. */
  readonly field: N
  /** The value the switch sets when it is turned on. */
  readonly on: Scalar
  /** The value it sets when it is turned off. */
  readonly off: Scalar
  /** What an empty field counts as, where it inherits no value: off when absent. */
  readonly emptyIsOn?: boolean
  /** The column with the switch, where that is not the field: a text such as `必填 · 全国`, a value and its source. */
  readonly column?: N
  /** The field with the value that holds where `field` is empty. */
  readonly inherits?: N
  /** The source that is the list itself; a value from any other source is shown as inherited. */
  readonly own?: string
  /** Meanings of values in the text of the column, shown as coloured tags. */
  readonly meanings?: Readonly<Record<string, StatusMeaning>>
}

/** Names of the fields that switches refer to. */
export function switchFields(switches: readonly GridSwitch[] = []): readonly string[] {
  return switches.flatMap(({ field, column = field, inherits = field }) => [field, column, inherits])
}

/** The state of a switch on a row; null where the row has neither of its two values. */
export function switchState(change: GridSwitch, row: Readonly<Record<string, unknown>>): boolean | null {
  const { field, inherits = field, on, off, emptyIsOn = false } = change
  const held = row[field] ?? row[inherits] ?? null
  if (held === null || held === '') return emptyIsOn
  return held === on ? true : held === off ? false : null
}
