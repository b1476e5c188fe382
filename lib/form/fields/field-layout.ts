import type { ComponentType, ReactNode } from 'react'
import type { InputLook, InputProps } from '../../field/input-props.ts'

/** Layout of a single field of a form. */
export interface FieldLayout {
  /** Columns the field takes; 1 when absent. */
  readonly span?: 1 | 2 | 3
  /** `cards` shows codes as cards, `inline` shows the input without its label; the input of the kind when absent. */
  readonly look?: InputLook
  /** An explanation per code, shown on cards. */
  readonly hints?: Readonly<Record<string, string>>
  /** Shown below the field instead of the hint of the rules. */
  readonly note?: ReactNode
  /** Replaces the input for the kind of the field; must be the same component on every render. */
  readonly Input?: ComponentType<InputProps>
}
