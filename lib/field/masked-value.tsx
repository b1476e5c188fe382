import { Eye, EyeOff } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { toFangkitError } from '../client/fangkit-error.ts'
import { fieldMessages } from '../locale/zh-cn/field.ts'
import { noticeOf } from '../provider/notice-of.ts'
import { useMessages } from '../provider/use-messages.ts'
import { useNotify } from '../provider/use-notify.ts'
import { css } from '../styled-system/css/index.js'
import { IconButton } from '../ui/icon-button.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** How a password is shown, whatever its length. @source FRM-038 @public */
export const PASSWORD_MASK = '*'.repeat(8)

export interface MaskedValueProps {
  /** As the server sent it. */
  readonly text: string
  /** Asks the server for the full value, which it notes; without it there is no eye. */
  readonly onReveal?: (() => Promise<string>) | undefined
}

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '4', fontVariantNumeric: 'tabular-nums' })

/** Personal data, masked. What is revealed is shown here only and forgotten when it is hidden again. */
export function MaskedValue({ text, onReveal }: MaskedValueProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const notify = useNotify()
  const [shown, setShown] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  if (onReveal === undefined) return <span className={row}>{text}</span>
  const reveal = async (): Promise<void> => {
    setAsking(true)
    try {
      setShown(await onReveal())
    } catch (error) {
      const notice = noticeOf(toFangkitError(error, 'reveal'))
      if (notice) notify(notice)
    } finally {
      setAsking(false)
    }
  }
  return (
    <span className={row}>
      {shown ?? text}
      <IconButton
        size="xs"
        label={shown === null ? texts.reveal : texts.hide}
        aria-pressed={shown !== null}
        disabled={asking}
        icon={asking ? <Spinner size={14} /> : shown === null ? <Eye aria-hidden size={14} /> : <EyeOff aria-hidden size={14} />}
        onClick={() => (shown === null ? void reveal() : setShown(null))}
      />
    </span>
  )
}
