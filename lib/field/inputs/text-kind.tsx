import { type ReactElement, useRef } from 'react'
import { PICKS } from '../../domain/picks.ts'
import { fieldMessages } from '../../locale/zh-cn/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { CommunityInput } from '../community-input.tsx'
import type { InputProps } from '../input-props.ts'

/** One line of writing; where it names a housing estate, with suggestions. */
export function TextKind(props: InputProps): ReactElement {
  return props.field.picks === PICKS.community ? <CommunityInput {...props} /> : <LineInput {...props} />
}

/** Spaces around it are cut when the caret leaves, but only if it was edited. */
function LineInput({ value, onChange, onBlur, readOnly = false }: InputProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const edited = useRef(false)
  const written = typeof value === 'string' ? value : ''
  return (
    <TextInput
      value={written}
      readOnly={readOnly}
      placeholder={readOnly ? texts.empty : texts.enter}
      onChange={(event) => {
        edited.current = true
        onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)
      }}
      onBlur={() => {
        const trimmed = written.trim()
        if (edited.current && trimmed !== written) onChange(trimmed === '' ? null : trimmed)
        edited.current = false
        onBlur?.()
      }}
    />
  )
}
