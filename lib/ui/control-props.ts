import type { ControlSize } from './choice.ts'
import type { ControlOverrides } from './field-control.tsx'

/** What every control takes beside its value. */
export interface ControlProps extends ControlOverrides {
  readonly size?: ControlSize | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly title?: string | undefined
  readonly className?: string | undefined
  /** Focus has left the control and its popup. */
  readonly onBlur?: (() => void) | undefined
}
