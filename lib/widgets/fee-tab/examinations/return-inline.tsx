import type { ReactElement, RefObject } from 'react'
import { feeExaminationMessages } from '../../../locale/zh-cn/fees/fee-examinations.ts'
import { feeIncomeMessages } from '../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { InlineReasons } from '../../review/inline-reasons.tsx'

export interface ReturnInlineProps {
  readonly busy: boolean
  readonly onReturn: (reason: string) => void
  /** Receives the button of the first reason. */
  readonly first: RefObject<HTMLButtonElement | null>
}

/** The reasons for returning, beside an income or an expense of a list. @source INC-042, EXP-014 */
export function ReturnInline({ busy, onReturn, first }: ReturnInlineProps): ReactElement {
  const { returnReason, giveBack, cancel } = useMessages(feeIncomeMessages)
  const { returnHint } = useMessages(feeExaminationMessages)
  return (
    <InlineReasons
      title={`${returnReason} · ${returnHint}`}
      texts={{ otherReason: returnReason, giveBackConfirm: giveBack, cancel }}
      phrases={useReturnPhrases()}
      busy={busy}
      onReason={onReturn}
      first={first}
    />
  )
}

/** The usual reasons for returning an income or an expense. */
export function useReturnPhrases(): readonly string[] {
  return useMessages(feeIncomeMessages).returns.split('；')
}
