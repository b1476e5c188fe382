import type { Field } from '../catalogue/field.ts'
import type { Value } from '../catalogue/kind.ts'

/**
 * How a value is asked for when its kind leaves it open: a code as cards, segments, radios or a list; several codes as
 * ticks or a list; a number with − and +; a switch with its label beside it.
 * @public
 */
export type InputLook = 'cards' | 'segmented' | 'radio' | 'select' | 'ticks' | 'stepper' | 'inline'

/**
 * What every input takes. Label, messages and marks come from the `FormField` around it.
 *
 * @public
 */
export interface InputProps {
  readonly field: Field
  /** The label the field carries at this moment; speaks for popups and buttons. */
  readonly label: string
  readonly value: Value
  /** Called with the value alone, or with its text where the input knows it (a picked person). */
  readonly onChange: (value: Value, text?: string) => void
  /** What was typed and cannot be read as a value; it stays on screen. */
  readonly onInvalidText?: ((text: string) => void) | undefined
  readonly invalidText?: string | null | undefined
  /** Files that have not arrived, by name; null when there are none left. Nothing can be saved meanwhile. */
  readonly onWaiting?: ((names: string | null) => void) | undefined
  readonly onBlur?: (() => void) | undefined
  /** Text of the value, as the record's `refValues` gave it. */
  readonly text?: string | null | undefined
  /** Offered codes; null for the whole dictionary. */
  readonly options?: readonly string[] | null | undefined
  /** Value of the field this one depends on. */
  readonly within?: string | null | undefined
  readonly required?: boolean | undefined
  readonly readOnly?: boolean | undefined
  /** How far a number moves by an arrow key, in the shown unit; 1 when absent. */
  readonly step?: number | undefined
  readonly look?: InputLook | undefined
  /** A line of explanation by code, for cards. */
  readonly hints?: Readonly<Record<string, string>> | undefined
}
