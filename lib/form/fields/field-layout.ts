import type { ComponentType, ReactNode } from 'react'
import type { InputLook, InputProps } from '../../field/input-props.ts'

/** How a single field of a form is drawn. */
export interface FieldLayout {
  readonly span?: 1 | 2 | 3
  readonly look?: InputLook
  /** A line of explanation by code, for cards. */
  readonly hints?: Readonly<Record<string, string>>
  /** Below the field, in place of what the rules say. */
  readonly note?: ReactNode
  /** In the place of the input of its kind; must be the same component each time. */
  readonly Input?: ComponentType<InputProps>
}
