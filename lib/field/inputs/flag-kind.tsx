import type { ReactElement } from 'react'
import { isOn } from '../../catalogue/kind.ts'
import { Switch } from '../../ui/inputs/switch.tsx'
import type { InputProps } from '../input-props.ts'

/** A switch. With `look` `inline` it shows its own label beside it. */
export function FlagKind({ label, value, onChange, onBlur, readOnly = false, look }: InputProps): ReactElement {
  return (
    <Switch
      value={isOn(value)}
      onChange={(on) => onChange(on ? 1 : 0)}
      readOnly={readOnly}
      onBlur={onBlur}
      label={look === 'inline' ? label : undefined}
    />
  )
}
