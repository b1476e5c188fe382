import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { control } from '../../styled-system/recipes/index.js'
import type { ControlSize } from '../choice.ts'
import { useControlAttributes } from '../field-control.tsx'
import { flag } from '../dom/flag.ts'

/** State, icon and unit of a box for one line, in addition to the attributes of `<input>`. */
export interface TextInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'size'> {
  /** `md` when absent. */
  readonly size?: ControlSize | undefined
  /** A lucide icon before the text. */
  readonly icon?: ReactNode
  /** Unit of the number: 万元, ㎡, %. */
  readonly unit?: ReactNode
  /** A button or icon after the text. */
  readonly trailing?: ReactNode
  /** Alignment of the text; `end` for numbers. */
  readonly align?: 'start' | 'end' | undefined
  /** Red border; that of the field around it when absent. */
  readonly invalid?: boolean | undefined
  /** Orange border; that of the field around it when absent. */
  readonly changed?: boolean | undefined
}

/** A press anywhere in the box focuses the input, also on its icon, unit or padding. */
const focusInput = (event: MouseEvent<HTMLElement>): void => {
  if (event.target instanceof Element && event.target.closest('input, button, a') !== null) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

/** One line of typed text. A native input: `onChange` receives the event. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(props, ref) {
  const { size = 'md', icon, unit, trailing, align = 'start', invalid, changed, ...rest } = props
  const { className, required, ...input } = rest
  const { invalid: isInvalid, changed: isChanged, ...aria } = useControlAttributes(props)
  const classes = control({ size, align })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a mouse convenience; the input itself is reached by keyboard
    <div
      className={cx(classes.root, className)}
      data-invalid={flag(isInvalid)}
      data-changed={flag(isChanged)}
      data-readonly={flag(input.readOnly)}
      data-disabled={flag(input.disabled)}
      data-size={size}
      onMouseDown={focusInput}
    >
      {icon}
      <input ref={ref} type="text" autoComplete="off" {...input} {...aria} className={classes.input} />
      {unit !== undefined && unit !== null ? <span className={classes.unit}>{unit}</span> : null}
      {trailing !== undefined && trailing !== null ? <span className={classes.trailing}>{trailing}</span> : null}
    </div>
  )
})
