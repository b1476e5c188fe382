import { type ReactElement, useEffect, useRef, useState } from 'react'
import { LONGEST_REASON } from '../../../../contract/record/operation-calls.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextInput } from '../../../../ui/inputs/text-input.tsx'
import { VerdictShortcut } from './verdict-shortcut.tsx'

export interface ReturnReasonsProps {
  /** The usual reasons; one press returns the file with it. */
  readonly phrases: readonly string[]
  readonly busy: boolean
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

/** Why the file is returned: a usual reason in one press, or another one in words. */
export function ReturnReasons({ phrases, busy, onReason, onClose }: ReturnReasonsProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const first = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  useEffect(() => first.current?.focus(), [])
  const reason = typed.trim()
  return (
    <>
      {phrases.map((phrase, at) => (
        <Button
          key={phrase}
          ref={at === 0 ? first : undefined}
          size="sm"
          disabled={busy}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => onReason(phrase)}
        >
          {phrase}
          <VerdictShortcut>{at + 1}</VerdictShortcut>
        </Button>
      ))}
      <form
        style={{ display: 'flex', flex: '1 1 220px', maxWidth: 380, gap: 8 }}
        onSubmit={(event) => {
          event.preventDefault()
          if (reason !== '' && !busy) onReason(reason)
        }}
      >
        <TextInput
          size="sm"
          aria-label={texts.otherReason}
          placeholder={texts.otherReason}
          maxLength={LONGEST_REASON}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="sm" loading={busy} disabled={reason === ''}>
          {texts.giveBackConfirm}
        </Button>
      </form>
      <Button size="sm" variant="text" onClick={onClose}>
        {texts.cancel}
      </Button>
    </>
  )
}
