import { type ReactElement, useEffect } from 'react'
import { draftKey } from '../../../client/storage/drafts.ts'
import type { DraftRecord, Stored } from '../../../contract/output.ts'
import { type Expense, expense } from '../../../domain/fee/expense.ts'
import { type PaidExpense, proposedPayment } from '../../../domain/fee/expense-payment.ts'
import { DraftNotice } from '../../../form/drafts/draft-notice.tsx'
import { EntityForm } from '../../../form/entity-form.tsx'
import type { EntityFormApi } from '../../../form/entity-form-context.ts'
import { FieldGroup } from '../../../form/groups/field-group.tsx'
import type { FieldLayout } from '../../../form/fields/field-layout.ts'
import { LossesNotice } from '../../../form/saving/losses-notice.tsx'
import { NewerNotice } from '../../../form/conflict/newer-notice.tsx'
import { useEntityForm } from '../../../form/use-entity-form.ts'
import { useFirstField } from '../../../form/use-first-field.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { useCore } from '../../../provider/provider-context.ts'
import { useAuthUser } from '../../../provider/session/use-auth-user.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useToday } from '../../../provider/use-today.ts'
import { css } from '../../../styled-system/css/index.js'
import { Card } from '../../../ui/sections/card.tsx'
import type { FeeReports } from '../fee-actions.ts'
import { paymentMemoryOf } from './payment-memory.ts'
import { missingFields } from './payment-note.tsx'
import { useExpenseSending } from './use-expense-sending.ts'

export interface ExpenseFormProps {
  readonly projectId: string
  /** The newest version; an open form keeps the one it started with. */
  readonly record: DraftRecord<Expense>
  /** Expenses of the case, the latest first; the payment fields are prefilled from them. */
  readonly paid: readonly PaidExpense[]
  readonly mode: 'add' | 'mend' | 'review'
  /** The focus stays where it is, so that the keys of the review work, unless something is missing. */
  readonly inPlace: boolean
  readonly reports: FeeReports
  readonly onSaved: (record: Stored<Expense>) => void
  readonly onStale: () => void
  readonly onForm: (form: EntityFormApi | null) => void
}

const notices = css({ display: 'grid', gap: '8', _empty: { display: 'none' } })
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14' })
const FINANCE = { isFinance: 1 }
const OTHERS = { isFinance: 0 }
const LAYOUT: Readonly<Record<string, FieldLayout>> = { hf40Memo: { span: 3 }, hf40ExaimMemo: { span: 3 } }

/**
 * The form of an expense: for the user who spent the money, or for finance, who see the submitted values and add how it
 * was paid.
 * @source EXP-004, EXP-011, EXP-022
 */
export function ExpenseForm({
  projectId,
  record,
  paid,
  mode,
  inPlace,
  reports,
  onSaved,
  onStale,
  onForm,
}: ExpenseFormProps): ReactElement {
  const texts = useMessages(feeExpenseMessages)
  const { submitted } = useMessages(commonMessages)
  const owner = useAuthUser().data?.acctId ?? null
  const handsIn = mode !== 'review'
  const { send, again } = useExpenseSending({ projectId, record, handsIn, reports, onSaved, onStale })
  const memory = paymentMemoryOf(useCore().client)
  const today = useToday()
  const defaults = handsIn ? undefined : proposedPayment(record, [...memory.list(), ...paid], today)
  const form = useEntityForm({
    entity: expense,
    record,
    defaults,
    facts: handsIn ? OTHERS : FINANCE,
    save: send,
    onSaved,
    words: { saved: handsIn ? submitted : undefined, refused: (complaint) => texts.warning({ complaint }) },
    onUnchanged: mode === 'mend' ? () => void again() : undefined,
    draft: { key: draftKey(expense.service, record.keyValue, record.keyValue === null ? projectId : null), owner },
  })
  useEffect(() => {
    onForm(form)
    return () => onForm(null)
  }, [form, onForm])
  useFirstField(form, !inPlace)
  const { controller, focusField } = form
  useEffect(() => {
    const [missing] = inPlace ? missingFields(controller) : []
    if (missing !== undefined) focusField(missing)
  }, [controller, focusField, inPlace])
  return (
    <EntityForm form={form} className={column}>
      <div className={notices}>
        <NewerNotice record={record} />
        <DraftNotice />
        <LossesNotice />
      </div>
      <Card>
        <FieldGroup group="request" heading={!handsIn} layout={LAYOUT} />
        <FieldGroup group="finance" layout={LAYOUT} />
      </Card>
    </EntityForm>
  )
}
