import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'
import { FormField } from '../forms/form-field.tsx'
import { Phrases } from '../buttons/phrases.tsx'
import { TextArea } from '../inputs/text-area.tsx'

/** Texts of the dialog. */
export interface ReasonTexts {
  readonly reason: string
  readonly missing: string
  readonly hint?: string | undefined
  readonly phrasesLabel: string
  /** Frequently used reasons, separated by ；. */
  readonly phrases: string
  readonly confirm: string
  readonly cancel: string
}

export interface ReasonDialogProps {
  readonly title: string
  readonly texts: ReasonTexts
  /** What the question is about, above the text box. */
  readonly children?: ReactNode
  readonly maxLength: number
  readonly required?: boolean
  readonly danger?: boolean
  readonly busy: boolean
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

const body = css({ display: 'grid', gap: '12' })

/** Asks for a reason, which sending back and setting aside require. */
export function ReasonDialog({
  title,
  texts,
  children,
  maxLength,
  required = true,
  danger = false,
  busy,
  onReason,
  onClose,
}: ReasonDialogProps): ReactElement {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const reason = typed.trim()
  const missing = required && reason === ''
  const confirm = (): void => {
    setLeft(true)
    if (missing) box.current?.focus()
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
          <Button disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant={danger ? 'dangerSolid' : 'primary'} loading={busy} onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className={body}>
        {children}
        <FormField label={texts.reason} required={required} error={left && missing ? texts.missing : undefined}>
          <TextArea
            ref={box}
            rows={4}
            count
            maxLength={maxLength}
            placeholder={texts.hint}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={() => setLeft(true)}
          />
        </FormField>
        <Phrases
          label={texts.phrasesLabel}
          phrases={texts.phrases}
          onPick={(phrase) => {
            setTyped(typed === '' ? phrase : `${typed}，${phrase}`)
            box.current?.focus()
          }}
        />
      </div>
    </Dialog>
  )
}
