import { type ReactElement, useState } from 'react'
import { useNotify } from 'fangkit'
import { type Stored, unmatchedPaymentCalls } from 'fangkit/contract'
import { formatShown, prepaidOrder, type UnmatchedPayment, unmatchedPayment } from 'fangkit/domain'
import { Button, Dialog, FormField, Notice, TextArea, TextInput } from 'fangkit/ui'
import { CaseBox } from '../inputs/case-box.tsx'
import { DeclaredField } from '../inputs/declared-field.tsx'
import { paymentMessages } from './payments-messages.ts'
import { useSending } from './use-sending.ts'
import './payments.css'

export interface EndPaymentDialogProps {
  readonly payment: Stored<UnmatchedPayment>
  readonly end: 'giveBack' | 'bookElsewhere'
  readonly onClose: () => void
  /** Called when the payment was refunded or posted, by this user or another. */
  readonly onChanged: () => void
}

interface Typed {
  readonly reason: string
  readonly refundNo: string
  readonly prjId: string | null
  readonly chargeType: string | null
}

const form = 'portal-payments-form'
const { fields } = unmatchedPayment

/** Refunds a payment, or posts it to a case. @source ruling 23 */
export function EndPaymentDialog({ payment, end, onClose, onChanged }: EndPaymentDialogProps): ReactElement {
  const text = paymentMessages
  const notify = useNotify()
  const [typed, setTyped] = useState<Typed>({ reason: '', refundNo: '', prjId: null, chargeType: null })
  const isRefund = end === 'giveBack'
  const { faults, isPending, send } = useSending<Typed, unknown>({
    run: (client, { reason, refundNo, prjId, chargeType }, options) => {
      const asked = { id: payment.keyValue ?? '', version: payment.version, reason }
      return isRefund
        ? client.call(unmatchedPaymentCalls.doGiveBack, { ...asked, refundNo }, options)
        : client.call(
            unmatchedPaymentCalls.doBookElsewhere,
            { ...asked, prjId: prjId ?? '', chargeType: chargeType ?? '' },
            options,
          )
    },
    onDone: () => {
      notify({ tone: 'success', title: isRefund ? text.returned : text.transferred })
      onChanged()
      onClose()
    },
    onOvertaken: onChanged,
  })
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const confirm = () => {
    const needed = {
      reason: fields.endReason.label,
      ...(isRefund
        ? { refundNo: fields.refundNo.label }
        : { prjId: text.project, chargeType: prepaidOrder.fields.chargeType.label }),
    }
    const faulty = Object.fromEntries(
      Object.entries(needed).flatMap(([name, label]) =>
        (typed[name as keyof Typed] ?? '').trim() === '' ? [[name, `${label}必填`]] : [],
      ), // adapter: these are the names of Typed
    )
    setMissing(faulty)
    if (Object.keys(faulty).length === 0) send(typed)
  }
  const fault = { ...faults, ...missing }
  return (
    <Dialog
      open
      title={isRefund ? text.giveBack : text.transferToCase}
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button variant="primary" loading={isPending} onClick={confirm}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <div className={form}>
        <p>
          <b>{formatShown(fields.amount, payment.amount ?? 0)}</b> {text.yuan} · {payment.transaction}
        </p>
        <Notice tone="info">{isRefund ? text.giveBackText : text.transferText}</Notice>
        {isRefund ? (
          <FormField label={fields.refundNo.label} required error={fault['refundNo']}>
            <TextInput
              value={typed.refundNo}
              maxLength={64}
              onChange={({ target }) => setTyped((before) => ({ ...before, refundNo: target.value }))}
            />
          </FormField>
        ) : (
          <>
            <CaseBox
              required
              value={typed.prjId}
              error={fault['prjId'] ?? fault['orderNo']}
              onChange={(prjId) => setTyped((before) => ({ ...before, prjId }))}
            />
            <DeclaredField
              id="payment-charge-type"
              field={prepaidOrder.fields.chargeType}
              value={typed.chargeType}
              error={fault['chargeType']}
              onChange={(chargeType) => setTyped((before) => ({ ...before, chargeType }))}
            />
          </>
        )}
        <FormField label={fields.endReason.label} required error={fault['reason']}>
          <TextArea
            rows={3}
            maxLength={500}
            value={typed.reason}
            onChange={({ target }) => setTyped((before) => ({ ...before, reason: target.value }))}
          />
        </FormField>
      </div>
    </Dialog>
  )
}
