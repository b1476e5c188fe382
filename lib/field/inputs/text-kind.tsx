import { type ReactElement, Suspense, useRef } from 'react'
import { PICKS } from '../../domain/picks.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { CommunityInput } from '../places/community-input.tsx'
import type { InputProps } from '../input-props.ts'

const SecretText = lazyPart(() => import('../masked/secret-text.tsx').then(({ SecretText }) => SecretText))
const NumberedInput = lazyPart(() => import('./numbered-input.tsx').then(({ NumberedInput }) => NumberedInput))

/** One line of text. A housing estate gets suggestions, the number of a record is picked, and a password is hidden. */
export function TextKind(props: InputProps): ReactElement {
  const { picks, secret } = props.field
  if (secret)
    return (
      <Suspense fallback={null}>
        <SecretText {...props} />
      </Suspense>
    )
  if (picks === PICKS.community) return <CommunityInput {...props} />
  if (picks === undefined) return <LineInput {...props} />
  return (
    <Suspense fallback={<LineInput {...props} readOnly />}>
      <NumberedInput {...props} />
    </Suspense>
  )
}

/** On blur, trims spaces around the text, but only if it was edited. */
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
