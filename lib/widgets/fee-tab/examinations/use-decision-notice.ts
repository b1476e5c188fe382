import { fenText } from '../../../domain/fee/charge-rules.ts'
import { fenOf } from '../../../domain/fee/ledger.ts'
import { feeExaminationMessages } from '../../../locale/zh-cn/fees/fee-examinations.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import type { FeeData } from '../fee-actions.ts'

/** What finance decided about an income or an expense. */
export interface MoneyDecision {
  /** The decision in a few words. */
  readonly title: string
  readonly billNo: string | null
  /** In yuan. */
  readonly amount: number | null
  /** Why it was returned; null when it was approved. */
  readonly reason: string | null
}

/**
 * Says what was decided: the case, the amount, and the reason of a return. One press decides an entry of a list, and
 * the next entry is in its place already, so that a slip could pass unnoticed.
 */
export function useDecisionNotice(project: FeeData['project']): (decision: MoneyDecision) => void {
  const { hf20HouseAddress, prjNo } = project
  const { decided } = useMessages(feeExaminationMessages)
  const notify = useNotify()
  return ({ title, billNo, amount, reason }) =>
    notify({
      tone: 'success',
      title,
      text: decided({
        project: hf20HouseAddress ?? prjNo ?? '',
        billNo: billNo ?? '',
        amount: fenText(fenOf(amount) ?? 0n),
        reason: reason ?? '',
      }),
    })
}
