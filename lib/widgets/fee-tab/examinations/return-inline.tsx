import { type CSSProperties, type ReactElement, type RefObject, useId } from 'react'
import { feeExaminationMessages } from '../../../locale/zh-cn/fees/fee-examinations.ts'
import { feeIncomeMessages } from '../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { ReturnReasons } from '../../review/return-reasons.tsx'

export interface ReturnInlineProps {
  readonly busy: boolean
  readonly onReturn: (reason: string) => void
  /** Receives the button of the first reason. */
  readonly first: RefObject<HTMLButtonElement | null>
}

const PART: CSSProperties = { display: 'grid', gap: 6, minWidth: 0 }
const LINE: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8 }
const HEAD: CSSProperties = { fontSize: 13, lineHeight: '20px', color: 'var(--fk-colors-ink-2)' }

/**
 * The reasons for returning, beside the entry of a review in a list: a usual one takes one press.
 * @source INC-042, EXP-014
 */
export function ReturnInline({ busy, onReturn, first }: ReturnInlineProps): ReactElement {
  const { returnReason, giveBack, cancel } = useMessages(feeIncomeMessages)
  const { returnHint } = useMessages(feeExaminationMessages)
  const id = useId()
  return (
    <div style={PART}>
      <span id={id} style={HEAD}>
        {returnReason} · {returnHint}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its own default style */}
      <div role="group" aria-labelledby={id} style={LINE}>
        <ReturnReasons
          texts={{ otherReason: returnReason, giveBackConfirm: giveBack, cancel }}
          phrases={useReturnPhrases()}
          busy={busy}
          onReason={onReturn}
          first={first}
        />
      </div>
    </div>
  )
}

/** The usual reasons for returning an income or an expense. */
export function useReturnPhrases(): readonly string[] {
  return useMessages(feeIncomeMessages).returns.split('；')
}
