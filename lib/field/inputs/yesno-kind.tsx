import type { ReactElement } from 'react'
import { isEmpty } from '../../catalogue/kind.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { ClearableChoice } from '../codes/clearable-choice.tsx'
import type { InputProps } from '../input-props.ts'

/** Yes, no, or no answer yet. */
export function YesnoKind({ value, onChange, onBlur, required = false, readOnly = false }: InputProps): ReactElement {
  const { yes, no } = useMessages(fieldMessages)
  const options = [
    { value: '0', label: yes },
    { value: '1', label: no },
  ]
  return (
    <ClearableChoice
      options={options}
      value={isEmpty(value) ? null : String(value)}
      onChange={onChange}
      onBlur={onBlur}
      required={required}
      readOnly={readOnly}
    />
  )
}
