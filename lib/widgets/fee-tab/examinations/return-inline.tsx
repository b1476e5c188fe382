import type { ReactElement } from 'react'
import { feeIncomeMessages } from '../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { ReturnReasons } from '../../review/return-reasons.tsx'

export interface ReturnInlineProps {
  readonly busy: boolean
  readonly onReturn: (reason: string) => void
  readonly onClose: () => void
}

/** Asks for the reason in the footer of a review, where a usual reason takes one press. @source INC-042, EXP-014 */
export function ReturnInline({ busy, onReturn, onClose }: ReturnInlineProps): ReactElement {
  const { returnReason, giveBack, cancel } = useMessages(feeIncomeMessages)
  return (
    <ReturnReasons
      texts={{ otherReason: returnReason, giveBackConfirm: giveBack, cancel }}
      phrases={useReturnPhrases()}
      busy={busy}
      onReason={onReturn}
      onClose={onClose}
    />
  )
}

/** The usual reasons for returning an income or an expense. */
export function useReturnPhrases(): readonly string[] {
  return useMessages(feeIncomeMessages).returns.split('；')
}
