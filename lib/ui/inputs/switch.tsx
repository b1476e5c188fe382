import { forwardRef } from 'react'
import { switchToggle } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'
import { type ToggleProps, ToggleRow } from './toggle-row.tsx'

/** Value and label of a toggle. */
export interface SwitchProps extends ToggleProps {
  /** True for on. */
  readonly value: boolean
  /** Called at each press with the new state. */
  readonly onChange: (value: boolean) => void
}

/** An on/off control that takes effect at once. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { value, onChange } = props
  const classes = switchToggle()
  return (
    <ToggleRow ref={ref} toggle={props} checked={value} onChange={onChange} role="switch" classes={classes}>
      <span aria-hidden className={classes.track} data-checked={flag(value)} />
    </ToggleRow>
  )
})
