import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactElement } from 'react'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'

export interface PendingStepsProps {
  /** Keys of the entries that wait for finance, in list order. */
  readonly pending: readonly string[]
  readonly id: string
  readonly onGo: (id: string) => void
}

const place = css({ textStyle: 'label', color: 'ink-2', whiteSpace: 'nowrap' })

/**
 * The position among the pending entries, with links to the previous and next one; nothing for an entry that is not
 * pending.
 */
export function PendingSteps({ pending, id, onGo }: PendingStepsProps): ReactElement | null {
  const texts = useMessages(feeExpenseMessages)
  const at = pending.indexOf(id)
  if (at < 0) return null
  const before = pending[at - 1]
  const after = pending[at + 1]
  return (
    <>
      <span className={place}>{texts.position({ at: at + 1, count: pending.length })}</span>
      <IconButton
        label={texts.previous}
        icon={<ChevronUp aria-hidden />}
        disabled={before === undefined}
        onClick={() => (before === undefined ? undefined : onGo(before))}
      />
      <IconButton
        label={texts.next}
        icon={<ChevronDown aria-hidden />}
        disabled={after === undefined}
        onClick={() => (after === undefined ? undefined : onGo(after))}
      />
    </>
  )
}
