import { type ReactElement, useState } from 'react'
import { answerOf, useCache, useFkQuery, useNotify } from 'fangkit'
import { contract, prepaidOrderCalls } from 'fangkit/contract'
import { formatShown, saleOrder, unmatchedPayment } from 'fangkit/domain'
import { Button, Dialog, FormField, Notice, Select, TextArea } from 'fangkit/ui'
import { CaseBox } from '../inputs/case-box.tsx'
import { paymentMessages } from './payments-messages.ts'
import { useSending } from './use-sending.ts'
import './payments.css'

export interface TakeBackOrderDialogProps {
  readonly onClose: () => void
}

interface Typed {
  readonly id: string | null
  readonly suggest: string
}

const form = 'portal-payments-form'

/** Withdraws a prepaid order that was entered by mistake, as long as no income uses it. @source ruling 22 */
export function TakeBackOrderDialog({ onClose }: TakeBackOrderDialogProps): ReactElement {
  const text = paymentMessages
  const notify = useNotify()
  const cache = useCache()
  const [prjId, setCase] = useState<string | null>(null)
  const [typed, setTyped] = useState<Typed>({ id: null, suggest: '' })
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const { data, error, isFetching, refetch } = useFkQuery(
    answerOf(contract.Sl01SaleOrderM.getDeceletionList, { prjId: prjId ?? '' }),
    { enabled: prjId !== null, staleTime: 0 },
  )
  const orders = prjId === null ? [] : (data ?? []).flatMap(({ saleOrderMList }) => saleOrderMList)
  // Orders that an income uses are listed too, with the reason why they cannot be withdrawn.
  const options = orders.flatMap(({ keyValue, sl01BillNo, sl01TransactionNumber, sl01OrderAmount, sl01DeductedBy }) => {
    const disabled = (sl01DeductedBy ?? '') !== ''
    const hint = disabled ? text.orderUsed : (sl01TransactionNumber ?? '')
    const amount = `${formatShown(saleOrder.fields.sl01OrderAmount, sl01OrderAmount ?? 0)} ${text.yuan}`
    return keyValue === null ? [] : [{ value: keyValue, label: `${sl01BillNo ?? ''} · ${amount}`, hint, disabled }]
  })
  const { faults, isPending, send } = useSending<Typed, unknown>({
    run: (client, { id, suggest }) => {
      const version = orders.find(({ keyValue }) => keyValue === id)?.version ?? null
      return client.call(prepaidOrderCalls.takeBackPrepaidOrder, { id: id ?? '', suggest, version })
    },
    onDone: () => {
      notify({ tone: 'success', title: text.takenBack })
      void cache.invalidate([saleOrder.service, unmatchedPayment.service])
      onClose()
    },
    onOvertaken: () => void refetch(),
  })
  const confirm = () => {
    const faulty = {
      ...(prjId === null && { prjId: text.caseMissing }),
      ...(typed.id === null && { id: text.orderMissing }),
      ...(typed.suggest.trim() === '' && { suggest: text.reasonMissing }),
    }
    setMissing(faulty)
    if (Object.keys(faulty).length === 0) send(typed)
  }
  const fault: Readonly<Record<string, string>> = { ...faults, ...missing }
  const none = prjId !== null && data !== undefined && !isFetching && options.every(({ disabled }) => disabled)
  const fieldError = fault['id'] ?? error?.userMessage ?? (none ? text.noOrders : undefined)
  return (
    <Dialog
      open
      title={text.takeBack}
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button variant="danger" loading={isPending} onClick={confirm}>
            {text.takeBackConfirm}
          </Button>
        </>
      }
    >
      <div className={form}>
        <Notice tone="info">{text.takeBackText}</Notice>
        <CaseBox
          required
          value={prjId}
          error={fault['prjId']}
          onChange={(project) => {
            setCase(project)
            setTyped((before) => ({ ...before, id: null }))
          }}
        />
        <FormField label={text.order} required {...(fieldError !== undefined && { error: fieldError })}>
          <Select
            options={options}
            value={typed.id}
            loading={prjId !== null && isFetching}
            disabled={prjId === null}
            onChange={(id) => setTyped((before) => ({ ...before, id }))}
          />
        </FormField>
        <FormField
          label={text.takeBackReason}
          required
          {...(fault['suggest'] !== undefined && { error: fault['suggest'] })}
        >
          <TextArea
            rows={3}
            maxLength={500}
            value={typed.suggest}
            onChange={({ target }) => setTyped((before) => ({ ...before, suggest: target.value }))}
          />
        </FormField>
      </div>
    </Dialog>
  )
}
