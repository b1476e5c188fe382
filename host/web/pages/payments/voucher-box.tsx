import { type ReactElement, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { toFangkitError, useFangkit } from 'fangkit'
import { uploadedOutput } from 'fangkit/contract'
import { prepaidOrder } from 'fangkit/domain'
import { Button, FileChooser, FormField } from 'fangkit/ui'
import { paymentMessages } from './payments-messages.ts'

export interface VoucherBoxProps {
  /** Key of the stored file. */
  readonly value: string | null
  readonly onChange: (documentId: string | null) => void
  readonly error?: string | undefined
}

const row = 'portal-payments-voucher'
const shortened = 'portal-payments-name'

/** The picture of a voucher: uploaded when it is chosen, attached to the order when that is saved. */
export function VoucherBox({ value, onChange, error }: VoucherBoxProps): ReactElement {
  const { voucher } = paymentMessages
  const { client } = useFangkit()
  const input = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController | null>(null)
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const upload = async (file: File) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await client.upload({
        path: 'file/upload',
        query: { media: 'image' },
        file,
        fileName: file.name,
        signal: own.signal,
      })
      if (own.signal.aborted) return
      const [stored] = v.parse(uploadedOutput, data)
      setName(file.name)
      onChange(stored?.documentId ?? null)
    } catch (thrown) {
      if (!own.signal.aborted) setFailure(toFangkitError(thrown, 'file.upload').userMessage)
    } finally {
      if (running.current === own) setBusy(false)
    }
  }
  const message = failure ?? error
  return (
    <FormField
      span={2}
      label={prepaidOrder.fields.image.label}
      required
      {...(message !== undefined && { error: message })}
    >
      <div className={row}>
        <FileChooser ref={input} accept="image/*" onFiles={([file]) => file && void upload(file)} />
        <Button loading={busy} onClick={() => input.current?.click()}>
          {busy ? voucher.busy : value === null ? voucher.choose : voucher.change}
        </Button>
        {value === null ? null : (
          <span className={shortened} title={name}>
            {name}
          </span>
        )}
        {value === null ? null : (
          <Button variant="text" onClick={() => onChange(null)}>
            {voucher.remove}
          </Button>
        )}
      </div>
    </FormField>
  )
}
