import { type ReactElement, useEffect, useState } from 'react'
import { useCache, useConfirm, useNotify } from 'fangkit'
import { prepaidOrderCalls } from 'fangkit/contract'
import { type Value, saleOrder } from 'fangkit/domain'
import { Button, Drawer, FormField, FormGrid, Notice, TextArea } from 'fangkit/ui'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'
import { messages } from '../../messages.ts'
import { CaseBox } from '../inputs/case-box.tsx'
import { DeclaredField } from '../inputs/declared-field.tsx'
import { recordToSend, type TypedRecord } from '../inputs/typed-record.ts'
import { paymentMessages } from './payments-messages.ts'
import { ORDER_FIELDS } from './order-fields.ts'
import { useSending } from './use-sending.ts'
import { VoucherBox } from './voucher-box.tsx'
import { useLatest } from '../../use-latest.ts'
import './payments.css'

export interface PrepaidOrderDrawerProps {
  readonly onClose: () => void
}

const form = 'portal-payments-form'

/** Records a payment made elsewhere, with its voucher. @source ruling 22 */
export function PrepaidOrderDrawer({ onClose }: PrepaidOrderDrawerProps): ReactElement {
  const text = paymentMessages
  const notify = useNotify()
  const confirm = useConfirm()
  const cache = useCache()
  const { watch } = useLeaveGuard()
  const [typed, setTyped] = useState<TypedRecord>({})
  const [prjId, setCase] = useState<string | null>(null)
  const [image, setImage] = useState<string | null>(null)
  // Required once the server answers that the voucher seems to be posted already.
  const [reason, setReason] = useState('')
  const [warning, setWarning] = useState<string | null>(null)
  const { faults, setFaults, isPending, send } = useSending<Readonly<Record<string, Value>>, unknown>({
    run: (client, order, options) => client.call(prepaidOrderCalls.addPrepaidOrder, order, options),
    onDone: () => {
      notify({ tone: 'success', title: text.added })
      void cache.invalidate([saleOrder.service])
      onClose()
    },
  })
  const why = faults['reason'] ?? warning
  useEffect(() => {
    if (faults['reason'] !== undefined) setWarning(faults['reason'])
  }, [faults])
  const dirty = prjId !== null || image !== null || Object.values(typed).some((value) => value !== null)
  const isDirty = useLatest(dirty)
  useEffect(() => watch(() => isDirty.current), [watch, isDirty])
  const close = async () => {
    const { title, text: asked, leave, stay } = messages.leave
    if (!dirty || (await confirm({ title, text: asked, confirmLabel: leave, cancelLabel: stay, danger: true })))
      onClose()
  }
  const save = () => {
    const answer = recordToSend(ORDER_FIELDS, typed)
    const missing = {
      ...(prjId === null && { prjId: text.caseMissing }),
      ...Object.fromEntries(
        ORDER_FIELDS.flatMap(([name, { required, label }]) =>
          required === true && (typed[name] ?? '').trim() === '' ? [[name, `${label}必填`]] : [],
        ),
      ),
      ...(image === null && { image: text.voucher.missing }),
    }
    if (Object.keys(missing).length > 0) setFaults({ ...missing, ...(answer.ok ? {} : answer.faults) })
    else if (answer.ok) send({ ...answer.values, prjId, image, ...(reason.trim() !== '' && { reason }) })
    else setFaults(answer.faults)
  }
  return (
    <Drawer
      open
      title={text.add}
      width="46%"
      busy={isPending}
      onClose={() => void close()}
      footer={
        <>
          <Button disabled={isPending} onClick={() => void close()}>
            {text.cancel}
          </Button>
          <Button variant="primary" loading={isPending} onClick={save}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <div className={form}>
        <Notice tone="info">{text.addText}</Notice>
        <FormGrid columns={2} flush>
          <CaseBox required value={prjId} onChange={setCase} error={faults['prjId']} />
          {ORDER_FIELDS.map(([name, field]) => (
            <DeclaredField
              key={name}
              id={`order-${name}`}
              field={field}
              value={typed[name] ?? null}
              error={faults[name]}
              onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
            />
          ))}
          <VoucherBox
            value={image}
            onChange={(chosen) => {
              setImage(chosen)
              setWarning(null)
            }}
            error={faults['image']}
          />
          {why === null ? null : (
            <FormField label={text.reason} required error={why} span={2}>
              <TextArea rows={2} maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
            </FormField>
          )}
        </FormGrid>
      </div>
    </Drawer>
  )
}
