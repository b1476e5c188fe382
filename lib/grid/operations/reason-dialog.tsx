import { type ReactElement, useRef, useState } from 'react'
import { LONGEST_REASON } from '../../contract/record/operation-calls.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { operationTerms } from '../../domain/grid/operation-state.ts'
import type { RowOperation } from '../../domain/grid/row-operation.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'

export interface ReasonDialogProps {
  readonly grid: Grid
  readonly operation: RowOperation
  /** Name of the record. */
  readonly name: string
  readonly busy: boolean
  /** Receives the reason; null when the user cancels. */
  readonly onAnswer: (reason: string | null) => void
}

const body = css({ display: 'grid', gap: '12' })
const phrases = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** Asks for a reason before a decision; the reason is stored with it. */
export function ReasonDialog({ grid, operation, name, busy, onAnswer }: ReasonDialogProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const { prompt, label, reason, danger } = operationTerms(grid, operation)
  const text = typed.trim()
  const missing = reason === 'required' && text === ''
  const confirm = () => {
    setTried(true)
    if (missing) box.current?.focus()
    else onAnswer(text)
  }
  return (
    <Dialog
      open
      title={prompt}
      busy={busy}
      onClose={() => onAnswer(null)}
      initialFocus={() => box.current}
      footer={
        <>
          <Button disabled={busy} onClick={() => onAnswer(null)}>
            {texts.cancel}
          </Button>
          <Button variant={danger ? 'dangerSolid' : 'primary'} loading={busy} onClick={confirm}>
            {label}
          </Button>
        </>
      }
    >
      <div className={body}>
        <b>{name}</b>
        <FormField
          label={texts.reason}
          required={reason === 'required'}
          error={tried && missing ? texts.reasonMissing : undefined}
        >
          <TextArea
            ref={box}
            rows={4}
            maxLength={LONGEST_REASON}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </FormField>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its own look */}
        <div role="group" aria-label={texts.phrases} className={phrases}>
          {(operation === 'examine' ? texts.approvals : texts.refusals).split('；').map((phrase) => (
            <Button
              key={phrase}
              size="sm"
              onClick={() => {
                setTyped(typed === '' ? phrase : `${typed}，${phrase}`)
                box.current?.focus()
              }}
            >
              {phrase}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
