import { type ReactElement, useState } from 'react'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { isComposing } from '../../ui/dom/is-composing.ts'
import { TextInput } from '../../ui/inputs/text-input.tsx'

export interface OwnCodeProps {
  readonly label: string
  readonly onAdd: (text: string) => void
}

const row = css({ display: 'flex', gap: '8', marginTop: '6' })
const LONGEST = 50

/** A text box for a value that is not in the list. */
export function OwnCode({ label, onAdd }: OwnCodeProps): ReactElement {
  const { add } = useMessages(fieldMessages)
  const [text, setText] = useState('')
  const own = text.trim().replaceAll(',', '，') // Lists are sent as comma-separated text.
  const take = (): void => {
    if (own === '') return
    onAdd(own)
    setText('')
  }
  return (
    <div className={row}>
      <TextInput
        size="sm"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          take()
        }}
      />
      <Button size="sm" disabled={own === ''} onClick={take}>
        {add}
      </Button>
    </div>
  )
}
