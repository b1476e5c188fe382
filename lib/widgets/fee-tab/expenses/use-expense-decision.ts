import { useRef, useState } from 'react'
import { newIdempotencyKey } from '../../../client/client.ts'
import { toFangkitError } from '../../../client/fangkit-error.ts'
import { expenseCalls } from '../../../contract/fee/expense-calls.ts'
import type { PaidExpense } from '../../../domain/fee/expense-payment.ts'
import type { EntityFormApi } from '../../../form/entity-form-context.ts'
import type { FormController } from '../../../form/state/form-controller.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { noticeOf } from '../../../provider/notices/notice-of.ts'
import { useConfirm } from '../../../provider/notices/use-confirm.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import type { FeeData } from '../fee-actions.ts'
import { useDecisionNotice } from '../examinations/use-decision-notice.ts'
import { paymentMemoryOf } from './payment-memory.ts'

/** How the expense of a form is paid. */
function paymentOf({ values }: FormController): PaidExpense {
  const { hf40GavenWho = null, hf40GavenAccount = null, hf40PayAccount = null } = values()
  return { hf40GavenWho, hf40GavenAccount, hf40PayAccount } as PaidExpense // adapter: the form of an expense
}

export type Decision = 'approved' | 'returned'

export interface ExpenseDecisionParts {
  readonly project: FeeData['project']
  readonly form: EntityFormApi | null
  readonly onDecided: (id: string, decision: Decision) => void
  /** Asks before it approves. */
  readonly asks: boolean
  /** Someone else decided first, or the user may not decide. */
  readonly onStale: () => void
}

export interface ExpenseDecision {
  readonly busy: Decision | null
  /** Like `busy`, and still after the decision, while the next record is on its way. */
  readonly deciding: Decision | null
  readonly approve: () => Promise<void>
  /** True when the reason dialog should close. */
  readonly giveBack: (reason: string) => Promise<boolean>
}

/**
 * Decisions of finance: saves their fields, asks, and approves; or returns with a reason.
 * @source EXP-013, EXP-014, ERR-049
 */
export function useExpenseDecision({ project, form, onDecided, onStale, asks }: ExpenseDecisionParts): ExpenseDecision {
  const { client } = useFangkit()
  const notify = useNotify()
  const say = useDecisionNotice(project)
  const confirm = useConfirm()
  const texts = useMessages(feeExpenseMessages)
  const { approved } = useMessages(commonMessages)
  const [busy, setBusy] = useState<Decision | null>(null)
  const [made, setMade] = useState<Decision | null>(null)
  const running = useRef(false)
  const intent = useRef<{ readonly key: string; readonly content: string } | null>(null)

  /** Shows missing fields even when nothing is left to save. */
  const isComplete = ({ controller, focusField }: EntityFormApi): boolean => {
    const [first] = controller.checkAll()
    if (!first) return true
    notify({ tone: 'warning', title: texts.warning({ complaint: first.message }) })
    focusField(first.field)
    return false
  }
  const decide = async (
    { controller }: EntityFormApi,
    decision: Decision,
    suggest: string | null,
  ): Promise<'done' | 'stale' | 'failed'> => {
    const { keyValue: id, version } = controller.basis()
    if (id === null) return 'failed'
    const content = JSON.stringify([decision, id, version, suggest])
    if (intent.current?.content !== content) intent.current = { key: newIdempotencyKey(), content }
    const options = { idempotencyKey: intent.current.key }
    try {
      if (decision === 'approved') await client.call(expenseCalls.doExamine, { id, version }, options)
      else await client.call(expenseCalls.doReturn, { id, version, suggest }, options)
    } catch (thrown) {
      const error = toFangkitError(thrown, `ProjectCostInfo.${decision === 'approved' ? 'doExamine' : 'doReturn'}`)
      controller.markServer(error.issues)
      const notice = noticeOf(error)
      if (notice) notify(notice)
      if (
        error.kind !== 'refused' &&
        error.kind !== 'conflict' &&
        error.kind !== 'forbidden' &&
        error.kind !== 'not-found'
      )
        return 'failed'
      onStale()
      return 'stale'
    }
    intent.current = null
    setMade(decision)
    if (decision === 'approved') paymentMemoryOf(client).remember(paymentOf(controller))
    const { hf40BillNo = null, hf40CostFet = null } = controller.values()
    say({
      title: decision === 'approved' ? approved : texts.returned,
      billNo: typeof hf40BillNo === 'string' ? hf40BillNo : null,
      amount: typeof hf40CostFet === 'number' ? hf40CostFet : null,
      reason: suggest,
    })
    onDecided(id, decision)
    return 'done'
  }
  const isSure = async (): Promise<boolean> =>
    !asks || confirm({ title: texts.approveQuestion, confirmLabel: texts.approve })
  const whileBusy = async (decision: Decision, work: (form: EntityFormApi) => Promise<boolean>): Promise<boolean> => {
    // A second press may come before the first one is drawn.
    if (form === null || running.current || made !== null) return false
    running.current = true
    setBusy(decision)
    try {
      return await work(form)
    } finally {
      running.current = false
      setBusy(null)
    }
  }
  return {
    busy,
    deciding: busy ?? made,
    approve: async () => {
      await whileBusy('approved', async (open) => {
        const outcome = await open.save()
        if (outcome !== 'saved' && (outcome !== 'unchanged' || !isComplete(open))) return false
        if (!(await isSure())) return false
        return (await decide(open, 'approved', null)) === 'done'
      })
    },
    giveBack: (reason) => whileBusy('returned', async (open) => (await decide(open, 'returned', reason)) !== 'failed'),
  }
}
