import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { control } from '../../styled-system/recipes/index.js'
import { useControlAttributes } from '../field-control.tsx'
import { flag } from '../dom/flag.ts'
import { useMergedRef } from '../dom/use-merged-ref.ts'

/** State and counter of a box for several lines, in addition to the attributes of `<textarea>`. */
export interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  /** Red border; that of the field around it when absent. */
  readonly invalid?: boolean | undefined
  /** Orange border; that of the field around it when absent. */
  readonly changed?: boolean | undefined
  /** Text of a counter, for example 12/200. */
  readonly counter?: ReactNode
  /** Counts the characters of `value` against `maxLength`. */
  readonly count?: boolean | undefined
  /** Grows with its text, from `rows` to `maxRows`. */
  readonly autoSize?: boolean | undefined
  /** Lines from which `autoSize` scrolls; 10 when absent. */
  readonly maxRows?: number | undefined
}

/** Height of a line of text in the box. @unit pixels */
const LINE = 20

const counted = (value: unknown, maxLength: number | undefined): string =>
  `${String(value ?? '').length}${maxLength === undefined ? '' : `/${maxLength}`}`

/** Several lines of typed text. A native textarea: `onChange` receives the event. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { invalid, changed, counter, count = false, autoSize = false, maxRows = 10, className, ...rest } = props
  const { required, ...textarea } = rest
  const { invalid: isInvalid, changed: isChanged, ...aria } = useControlAttributes(props)
  const box = useRef<HTMLTextAreaElement>(null)
  const mergedRef = useMergedRef(ref, box)
  const note = counter ?? (count ? counted(textarea.value, textarea.maxLength) : null)
  const classes = control({ multiline: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may need another height
  useLayoutEffect(() => {
    const { current } = box
    if (!autoSize || current === null) return
    current.style.height = 'auto'
    current.style.height = `${Math.min(current.scrollHeight, maxRows * LINE)}px`
  }, [autoSize, maxRows, textarea.value])

  return (
    <div
      className={cx(classes.root, className)}
      data-invalid={flag(isInvalid)}
      data-changed={flag(isChanged)}
      data-readonly={flag(textarea.readOnly)}
      data-disabled={flag(textarea.disabled)}
    >
      <textarea ref={mergedRef} rows={3} {...textarea} {...aria} className={classes.input} />
      {note === null ? null : <span className={classes.counter}>{note}</span>}
    </div>
  )
})
