import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { LONGEST_REASON } from '../../contract/record/operation-calls.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { Shortcut } from './shortcut.tsx'

export interface ReturnReasonsProps {
  readonly texts: { readonly otherReason: string; readonly giveBackConfirm: string; readonly cancel: string }
  /** The usual reasons; one press returns the entry with it. */
  readonly phrases: readonly string[]
  readonly busy: boolean
  readonly onReason: (reason: string) => void
  /** Absent where the reasons are always shown; they then take no focus by themselves. */
  readonly onClose?: (() => void) | undefined
  /** Receives the button of the first reason. */
  readonly first?: RefObject<HTMLButtonElement | null> | undefined
}

/** Why the entry is returned: a usual reason in one press, or another one in words. */
export function ReturnReasons({
  texts,
  phrases,
  busy,
  onReason,
  onClose,
  first: given,
}: ReturnReasonsProps): ReactElement {
  const own = useRef<HTMLButtonElement>(null)
  const first = given ?? own
  const [typed, setTyped] = useState('')
  const asked = onClose !== undefined
  useEffect(() => {
    if (asked) first.current?.focus()
  }, [asked, first])
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
          <Shortcut>{at + 1}</Shortcut>
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
          aria-keyshortcuts={asked ? undefined : '0'}
          trailing={asked ? undefined : <Shortcut>0</Shortcut>}
          placeholder={texts.otherReason}
          maxLength={LONGEST_REASON}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="sm" loading={busy} disabled={reason === ''}>
          {texts.giveBackConfirm}
        </Button>
      </form>
      {asked ? (
        <Button size="sm" variant="text" onClick={onClose}>
          {texts.cancel}
        </Button>
      ) : null}
    </>
  )
}
