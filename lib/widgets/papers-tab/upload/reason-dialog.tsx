import { type ReactElement, useRef, useState } from 'react'
import { paperUploadMessages } from '../../../locale/zh-cn/paper-upload.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

export interface ReasonDialogProps {
  readonly title: string
  readonly confirmLabel: string
  /** What people often write, separated by ；. */
  readonly phrases: string
  readonly maxLength: number
  readonly busy: boolean
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

const body = css({ display: 'grid', gap: '12' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** Asks why: nothing is sent back or set aside without a reason. */
export function ReasonDialog({ title, confirmLabel, phrases, maxLength, busy, onReason, onClose }: ReasonDialogProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const reason = typed.trim()
  const confirm = (): void => {
    setLeft(true)
    if (reason === '') box.current?.focus()
    else onReason(reason)
  }
  return (
    <Dialog
      open
      title={title}
      busy={busy}
      onClose={onClose}
      initialFocus={() => box.current}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" loading={busy} onClick={confirm}>{confirmLabel}</Button>
        </>
      }
    >
      <div className={body}>
        <FormField label={texts.reason} required error={left && reason === '' ? texts.reasonMissing : undefined}>
          <TextArea ref={box} rows={3} count maxLength={maxLength} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} onBlur={() => setLeft(true)} />
        </FormField>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own look */}
        <div role="group" aria-label={texts.phrases} className={row}>
          {phrases.split('；').map((phrase) => (
            // The box keeps the caret: leaving it for a phrase is no answer without a reason.
            <Button key={phrase} size="sm" onMouseDown={(event) => event.preventDefault()} onClick={() => {
              setTyped(typed === '' ? phrase : `${typed}，${phrase}`)
              box.current?.focus()
            }}>{phrase}</Button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
