import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../styled-system/css/index.js'
import { control } from '../styled-system/recipes/index.js'
import { useControlAttributes } from './field-control.tsx'
import { flag } from './flag.ts'

export interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  readonly invalid?: boolean | undefined
  readonly changed?: boolean | undefined
  /** For example 12/200. */
  readonly counter?: ReactNode
}

/** Several lines of typed text. A native textarea: `onChange` receives the event. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(
  function TextArea(props, ref) {
    const { invalid, changed, counter, className, required, ...textarea } = props
    const { invalid: isInvalid, changed: isChanged, ...aria } = useControlAttributes(props)
    const classes = control({ multiline: true })

    return (
      <div
        className={cx(classes.root, className)}
        data-invalid={flag(isInvalid)}
        data-changed={flag(isChanged)}
        data-readonly={flag(textarea.readOnly)}
        data-disabled={flag(textarea.disabled)}
      >
        <textarea ref={ref} rows={3} {...textarea} {...aria} className={classes.input} />
        {counter !== undefined && counter !== null ? (
          <span className={classes.counter}>{counter}</span>
        ) : null}
      </div>
    )
  },
)
