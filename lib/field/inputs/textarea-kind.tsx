import type { ReactElement } from 'react'
import { DEFAULT_MAX_LENGTH } from '../../catalogue/shape.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import type { InputProps } from '../input-props.ts'

const NEARLY_FULL = 0.8

/** Several lines of text; counts characters when the limit is near. */
export function TextareaKind({ field, value, onChange, onBlur, readOnly = false }: InputProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const written = typeof value === 'string' ? value : ''
  const limit =
    field.maxLength ?? (field.kind === 'richtext' ? DEFAULT_MAX_LENGTH.richtext : DEFAULT_MAX_LENGTH.textarea)
  const length = [...written].length
  return (
    <TextArea
      rows={3}
      value={written}
      readOnly={readOnly}
      placeholder={readOnly ? texts.empty : texts.enter}
      counter={length >= limit * NEARLY_FULL ? `${length}/${limit}` : undefined}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
