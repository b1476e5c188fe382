import { type ReactElement, useState } from 'react'
import { Button, Dialog, FormField, TextArea } from 'fangkit/ui'
import { contractMessages } from '../contract-messages.ts'

export interface ReopenDialogProps {
  readonly onClose: () => void
  readonly onReopen: (reason: string) => void
}

/** Asks why a finished contract is reopened. */
export function ReopenDialog({ onClose, onReopen }: ReopenDialogProps): ReactElement {
  const { reopening } = contractMessages
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    if (reason.trim() !== '') onReopen(reason.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={reopening.title}
      width="460px"
      footer={
        <>
          <Button onClick={onClose}>{reopening.cancel}</Button>
          <Button variant="primary" onClick={send}>
            {reopening.confirm}
          </Button>
        </>
      }
    >
      <FormField label={reopening.reason} required {...(tried && reason.trim() === '' && { error: reopening.missing })}>
        <TextArea rows={3} maxLength={500} count value={reason} onChange={(event) => setReason(event.target.value)} />
      </FormField>
    </Dialog>
  )
}
