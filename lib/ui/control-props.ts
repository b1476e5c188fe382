import type { ControlSize } from './choice.ts'
import type { ControlOverrides } from './field-control.tsx'

/** Props of every control, apart from its value. */
export interface ControlProps extends ControlOverrides {
  /** `md` when absent. */
  readonly size?: ControlSize | undefined
  readonly disabled?: boolean | undefined
  /** Shows the value without letting the user change it. */
  readonly readOnly?: boolean | undefined
  readonly title?: string | undefined
  readonly className?: string | undefined
  /** Called when the focus has left the control and its popup. */
  readonly onBlur?: (() => void) | undefined
}
