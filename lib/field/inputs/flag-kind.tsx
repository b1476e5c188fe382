import type { ReactElement } from 'react'
import { isEmpty, isOn } from '../../catalogue/kind.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Switch } from '../../ui/inputs/switch.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import type { InputProps } from '../input-props.ts'

/**
 * A switch. With `look` `inline` it shows its own label beside it. One that only the server sets is a text, because a
 * switch looks as if it could be pressed.
 */
export function FlagKind({ field, label, value, onChange, onBlur, readOnly = false, look }: InputProps): ReactElement {
  const texts = useMessages(fieldMessages)
  if (readOnly && field.serverOwned && look !== 'inline')
    return <TextInput readOnly value={isEmpty(value) ? texts.empty : isOn(value) ? texts.on : texts.off} />
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
