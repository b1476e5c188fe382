import type { ReactElement } from 'react'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import type { InputProps } from '../input-props.ts'
import { valueText } from '../value-text.ts'

/** Shows the value of a kind that is not edited, as text in a read-only box. */
export function FixedKind({ field, value, text }: InputProps): ReactElement {
  const texts = useMessages(fieldMessages)
  return <TextInput readOnly value={valueText(field, value, texts, text) ?? texts.empty} title={text ?? undefined} />
}
