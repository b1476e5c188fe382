import { Check } from 'lucide-react'
import { type ReactElement, useEffect, useRef } from 'react'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'

export interface ApproveQuestionProps {
  readonly onAnswer: (yes: boolean) => void
}

/** The question before an expense is approved, in the footer of its review: Enter approves. @source EXP-013 */
export function ApproveQuestion({ onAnswer }: ApproveQuestionProps): ReactElement {
  const texts = useMessages(feeExpenseMessages)
  const { cancel } = useMessages(commonMessages)
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  return (
    <>
      <span role="status" style={{ flex: 1 }}>
        {texts.approveQuestion}
      </span>
      <Button onClick={() => onAnswer(false)}>{cancel}</Button>
      <Button ref={yes} variant="primary" icon={<Check aria-hidden />} onClick={() => onAnswer(true)}>
        {texts.approve}
      </Button>
    </>
  )
}
