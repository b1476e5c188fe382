import { useEffect, useRef } from 'react'
import { newIdempotencyKey } from '../../../client/client.ts'
import { toFangkitError } from '../../../client/fangkit-error.ts'
import { expenseCalls } from '../../../contract/fee/expense-calls.ts'
import type { RecordInput } from '../../../contract/input.ts'
import type { DraftRecord, Stored } from '../../../contract/output.ts'
import type { Expense } from '../../../domain/fee/expense.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { noticeOf } from '../../../provider/notices/notice-of.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { askBefore } from '../ask-before.ts'
import type { FeeReports } from '../fee-actions.ts'
import type { FeeDraftRecord } from '../fee-tab-props.ts'

export interface ExpenseSendingParts {
  readonly projectId: string
  readonly record: DraftRecord<Expense>
  /** False for finance, who only add their fields; true for everyone else, who submit. */
  readonly handsIn: boolean
  readonly reports: FeeReports
  readonly onSaved: (record: Stored<Expense>) => void
  /** The stored expense has changed since it was opened. */
  readonly onStale: () => void
}

export interface ExpenseSending {
  readonly send: (input: RecordInput, idempotencyKey: string) => Promise<Stored<Expense>>
  /** Submits a returned expense again, unchanged. */
  readonly again: () => Promise<void>
}

/** Sends an expense once the host agrees. @source CAL-080, EXP-025 */
export function useExpenseSending({
  projectId,
  record,
  handsIn,
  reports,
  onSaved,
  onStale,
}: ExpenseSendingParts): ExpenseSending {
  const { client } = useFangkit()
  const notify = useNotify()
  const texts = useMessages(feeExpenseMessages)
  const { submitted } = useMessages(commonMessages)
  const abortRef = useRef<AbortController | null>(null)
  const key = useRef<string | null>(null)
  const running = useRef(false)
  useEffect(() => {
    const controller = new AbortController()
    abortRef.current = controller
    return () => controller.abort()
  }, [])

  const send: ExpenseSending['send'] = async (input, idempotencyKey) => {
    const sent = input.keyValue ? input : { ...input, hf40PrjId: projectId }
    try {
      const { signal } = abortRef.current ?? new AbortController()
      // adapter: the fields an expense form sends, validated by its declaration
      const draft = { ...record, ...sent } as FeeDraftRecord<Expense>
      const requested = handsIn
        ? await askBefore({
            beforeSubmit: reports.beforeSubmit,
            draft: { kind: 'expense', record: draft },
            signal,
            failure: texts.refused,
          })
        : {}
      return (await client.call(expenseCalls.doCostFeeRecord, { ...sent, ...requested }, { idempotencyKey })).data
    } catch (thrown) {
      const error = toFangkitError(thrown, 'ProjectCostInfo.doCostFeeRecord')
      if (error.op === 'beforeSubmit') {
        if (error.code === 'CRASHED') reports.failed(error)
      } else if (error.kind === 'refused' || error.kind === 'not-found') onStale()
      throw error
    }
  }
  const again = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    key.current ??= newIdempotencyKey()
    try {
      const saved = await send({ keyValue: record.keyValue, version: record.version }, key.current)
      key.current = null
      notify({ tone: 'success', title: submitted })
      onSaved(saved)
    } catch (thrown) {
      const error = toFangkitError(thrown, 'ProjectCostInfo.doCostFeeRecord')
      const notice = noticeOf(error)
      if (notice) notify(notice)
      if (error.kind === 'conflict') onStale()
    } finally {
      running.current = false
    }
  }
  return { send, again }
}
