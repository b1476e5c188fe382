import { type ReactElement, useRef, useState } from 'react'
import { LONGEST_REASON } from '../../../contract/operation-calls.ts'
import { feeIncomeMessages } from '../../../locale/zh-cn/fee-income.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Phrases } from './phrases.tsx'

export interface ReturnDialogProps {
  readonly title: string
  readonly open: boolean
  readonly busy: boolean
  /** 退回 when absent. */
  readonly confirmLabel?: string | undefined
  readonly onReturn: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why something is given back. Nothing goes back without a reason. @source INC-042, EXP-014, ERR-046 */
export function ReturnDialog(props: ReturnDialogProps): ReactElement | null {
  return props.open ? <OpenReturnDialog {...props} /> : null
}

const body = css({ display: 'grid', gap: '12' })

function OpenReturnDialog({ title, busy, confirmLabel, onReturn, onClose }: ReturnDialogProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const reason = typed.trim()
  const confirm = (): void => {
    setLeft(true)
    if (reason === '') box.current?.focus()
    else onReturn(reason)
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
          <Button variant="dangerSolid" loading={busy} onClick={confirm}>{confirmLabel ?? texts.giveBack}</Button>
        </>
      }
    >
      <div className={body}>
        <FormField label={texts.returnReason} required error={left && reason === '' ? texts.returnReasonMissing : undefined}>
          <TextArea
            ref={box}
            rows={4}
            count
            maxLength={LONGEST_REASON}
            placeholder={texts.returnReasonHint}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={() => setLeft(true)}
          />
        </FormField>
        <Phrases
          phrases={texts.returns}
          onPick={(phrase) => {
            setTyped(typed === '' ? phrase : `${typed}，${phrase}`)
            box.current?.focus()
          }}
        />
      </div>
    </Dialog>
  )
}
