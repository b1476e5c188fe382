import type { Field } from '../catalogue/field.ts'
import type { Value } from '../catalogue/kind.ts'

/**
 * How a value is edited when its kind allows several inputs: a code as cards, segments, radios or a list; several codes
 * as checkboxes or a list; a number with − and +; a switch with its label beside it.
 * @public
 */
export type InputLook = 'cards' | 'segmented' | 'radio' | 'select' | 'ticks' | 'stepper' | 'inline'

/**
 * Props of every input. Label, messages and marks come from the `FormField` around it.
 *
 * @public
 */
export interface InputProps {
  /** The declaration of the field. */
  readonly field: Field
  /** The field's current label; it names popups and buttons. */
  readonly label: string
  /** The value as it is stored; null when empty. */
  readonly value: Value
  /** Called with the value, and with its text where the input knows it (a picked person). */
  readonly onChange: (value: Value, text?: string) => void
  /** Called with typed text that cannot be read as a value; the text stays on screen. */
  readonly onInvalidText?: ((text: string) => void) | undefined
  /** The text that could not be read, as it was typed; it stays in the input. */
  readonly invalidText?: string | null | undefined
  /**
   * Called with the names of files that are not uploaded yet; null when there are none left. Saving is blocked
   * meanwhile.
   */
  readonly onWaiting?: ((names: string | null) => void) | undefined
  /** The user left the input; its value is checked then. */
  readonly onBlur?: (() => void) | undefined
  /** Text of the value, from the record's `refValues`. */
  readonly text?: string | null | undefined
  /** Offered codes; null for the whole dictionary. */
  readonly options?: readonly string[] | null | undefined
  /** Value of the field this one depends on. */
  readonly within?: string | null | undefined
  /** A required choice cannot be cleared. */
  readonly required?: boolean | undefined
  /** Shows the value without a way to change it; it can still be focused and copied. */
  readonly readOnly?: boolean | undefined
  /** How much an arrow key changes a number, in the displayed unit; 1 when absent. */
  readonly step?: number | undefined
  /** Another look of the same input, such as cards for codes. */
  readonly look?: InputLook | undefined
  /** An explanation for each code, for cards. */
  readonly hints?: Readonly<Record<string, string>> | undefined
}
