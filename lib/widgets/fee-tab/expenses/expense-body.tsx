import type { ReactElement } from 'react'
import { type Expense, expense } from '../../../domain/fee/expense.ts'
import { expenseStatus } from '../../../domain/fee/fee-status.ts'
import type { DraftRecord } from '../../../contract/output.ts'
import { EntityView } from '../../../form/entity-view.tsx'
import { valuesOf } from '../../../form/state/record-values.ts'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Card } from '../../../ui/sections/card.tsx'
import { ForbiddenState } from '../../../ui/feedback/forbidden-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SkeletonCard } from '../../../ui/loading/skeleton-card.tsx'
import { ExpenseFailure } from './expense-failure.tsx'
import { ExpenseForm, type ExpenseFormProps } from './expense-form.tsx'
import type { ExpenseLoad } from './use-expense.ts'

export interface ExpenseBodyProps extends Omit<ExpenseFormProps, 'record' | 'mode'> {
  readonly load: ExpenseLoad
}

/** Drawer content above the records of the expense: its form or read-only view, and what blocks changes. */
export function ExpenseBody({
  load: { record, mode, blocked, error, retrying, retry },
  ...form
}: ExpenseBodyProps): ReactElement {
  const texts = useMessages(feeExpenseMessages)
  if (error) return <ExpenseFailure error={error} retrying={retrying} onRetry={retry} />
  if (mode === 'read' && record === null)
    return (
      <>
        {blocked === null ? (
          <ForbiddenState title={texts.mayNotAdd} />
        ) : (
          <Notice tone="warn" title={texts.blocked} role="status">
            {blocked}
          </Notice>
        )}
      </>
    )
  if (record === null || mode === null) return <SkeletonCard rows={3} />
  return (
    <>
      {blocked !== null && expenseStatus(record.hf40Status) !== 'reviewed' ? (
        <Notice tone="warn" title={texts.blocked} role="status">
          {blocked}
        </Notice>
      ) : null}
      <ReturnReason record={record} />
      {mode === 'read' ? (
        <Card>
          <EntityView
            entity={expense}
            values={valuesOf(expense, record)}
            refValues={record.refValues}
            groups={['request', 'finance']}
            headings
          />
        </Card>
      ) : (
        <ExpenseForm {...form} record={record} mode={mode} />
      )}
    </>
  )
}

function ReturnReason({
  record: { suggest, hf40Status },
}: {
  readonly record: DraftRecord<Expense>
}): ReactElement | null {
  const texts = useMessages(feeExpenseMessages)
  if (suggest === null || suggest === '' || expenseStatus(hf40Status) !== 'returned') return null
  return (
    <Notice tone="bad" role="status">
      {texts.returnedBecause({ reason: suggest })}
    </Notice>
  )
}
