import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { newIdempotencyKey, noticeOf, useConfirm, useFkMutation, useNotify } from 'fangkit'
import { type SaleContractDocument, saleContractCalls, type DraftRecord } from 'fangkit/contract'
import {
  CONTRACT_STATE,
  holds,
  saleContract,
  type Field,
  formatShown,
  type SaleContract,
  type Value,
} from 'fangkit/domain'
import { Button, Drawer, FormGrid, Notice } from 'fangkit/ui'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'
import { messages } from '../../messages.ts'
import { DeclaredField } from '../inputs/declared-field.tsx'
import { recordToSend, type TypedRecord } from '../inputs/typed-record.ts'
import { contractMessages } from './contract-messages.ts'
import { useLatest } from '../../use-latest.ts'

/** The fields a user fills in; those that the server fills are shown in the text. */
const TERM_FIELDS: readonly (readonly [name: string, field: Field])[] = Object.entries(saleContract.fields).filter(
  ([, field]) => !field.hidden && !field.serverOwned,
)

/** Returns a value as the input shows it. */
function typedOf(field: Field, value: Value | undefined): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'number' ? formatShown({ ...field, plain: true }, value) : String(value)
}

function typedTerms(record: DraftRecord<SaleContract>): TypedRecord {
  return Object.fromEntries(
    TERM_FIELDS.map(([name, field]) => [name, typedOf(field, (record as Readonly<Record<string, Value>>)[name])]),
  ) // adapter: the entity declares these names
}

export interface TermsDrawerProps {
  readonly document: SaleContractDocument
  /** The field to focus first. */
  readonly field: string | null
  readonly onClose: () => void
  /** Called when something was stored, by this user or another. */
  readonly onChanged: () => void
}

/**
 * Edits the terms that are not in the case. The server validates them and stores them under the version they were read
 * at.
 */
export function TermsDrawer({ document: contract, field, onClose, onChanged }: TermsDrawerProps): ReactElement {
  const { form } = contractMessages
  const notify = useNotify()
  const confirm = useConfirm()
  const { watch } = useLeaveGuard()
  const stored = useMemo(() => typedTerms(contract.record), [contract.record])
  const [typed, setTyped] = useState<TypedRecord>(stored)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [others, setOthers] = useState<string | null>(null)
  const intent = useRef({ key: newIdempotencyKey(), content: '' })
  const dirty = TERM_FIELDS.some(([name]) => (typed[name] ?? null) !== (stored[name] ?? null))
  const isDirty = useLatest(dirty)
  useEffect(() => watch(() => isDirty.current), [watch, isDirty])
  const readOnly = !contract.mayEdit || contract.record.contractState === CONTRACT_STATE.final

  const { mutate, isPending } = useFkMutation(
    (values: Readonly<Record<string, unknown>>, client) => {
      const { keyValue, version } = contract.record
      const record = { ...values, prjId: contract.prjId, ...(keyValue !== null && { keyValue, version }) }
      const content = JSON.stringify(record)
      if (intent.current.content !== content) intent.current = { key: newIdempotencyKey(), content }
      return client.call(saleContractCalls.doSave, record, { idempotencyKey: intent.current.key })
    },
    {
      onSuccess: () => {
        notify({ tone: 'success', title: form.saved })
        isDirty.current = false
        onChanged()
        onClose()
      },
      onError: (error) => {
        setFaults(Object.fromEntries(error.issues.map((issue) => [issue.field, issue.message])))
        if (error.conflict) {
          setOthers(form.conflict(error.conflict.by))
          onChanged()
          return
        }
        const notice = error.issues.length > 0 ? null : noticeOf(error)
        if (notice) notify(notice)
      },
    },
  )
  const save = () => {
    const answer = recordToSend(TERM_FIELDS, typed)
    setFaults(answer.ok ? {} : answer.faults)
    if (answer.ok) mutate(answer.values)
  }
  const close = async () => {
    const { title, text, leave, stay } = messages.leave
    if (!dirty || (await confirm({ title, text, confirmLabel: leave, cancelLabel: stay, danger: true }))) onClose()
  }
  const shown = TERM_FIELDS.filter(([name]) => {
    const condition = saleContract.shown[name]
    return !condition || holds(condition, typed)
  })
  return (
    <Drawer
      open
      onClose={() => void close()}
      title={form.title}
      width="46%"
      busy={isPending}
      {...(field !== null && { initialFocus: () => globalThis.document.getElementById(`term-${field}`) })}
      footer={
        <>
          <Button onClick={() => void close()} disabled={isPending}>
            {form.cancel}
          </Button>
          {readOnly ? null : (
            <Button variant="primary" loading={isPending} disabled={!dirty} onClick={save}>
              {form.save}
            </Button>
          )}
        </>
      }
    >
      {readOnly ? <Notice tone="info">{form.readOnly}</Notice> : null}
      {others === null ? null : (
        <Notice tone="warn" role="alert">
          {others}
        </Notice>
      )}
      <FormGrid columns={2}>
        {shown.map(([name, declared]) => (
          <DeclaredField
            key={name}
            id={`term-${name}`}
            field={declared}
            value={typed[name] ?? null}
            readOnly={readOnly}
            error={faults[name]}
            onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </FormGrid>
    </Drawer>
  )
}
