import { Check, Minus } from 'lucide-react'
import { forwardRef, useEffect, useRef } from 'react'
import { checkbox } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'
import { useMergedRef } from '../dom/use-merged-ref.ts'
import { type ToggleProps, ToggleRow } from './toggle-row.tsx'

/** Value and label of a box to tick. */
export interface CheckboxProps extends ToggleProps {
  /** `mixed` when only some of the items it represents are selected. */
  readonly value: boolean | 'mixed'
  /** A press on a mixed box ticks it. */
  readonly onChange: (value: boolean) => void
}

/** A native checkbox with our own box. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { value, onChange } = props
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(ref, inputRef)
  const classes = checkbox()
  const isMixed = value === 'mixed'

  useEffect(() => {
    if (inputRef.current !== null) inputRef.current.indeterminate = isMixed
  }, [isMixed])

  return (
    <ToggleRow ref={mergedRef} toggle={props} checked={value === true} onChange={onChange} classes={classes}>
      <span aria-hidden className={classes.box} data-checked={flag(value !== false)}>
        {isMixed ? <Minus /> : value ? <Check /> : null}
      </span>
    </ToggleRow>
  )
})
