import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactElement } from 'react'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import type { CaseRecordQueue } from '../../use-open-record.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'

export interface PendingStepsProps {
  /** Keys of the entries that wait for finance, in list order. */
  readonly pending: readonly string[]
  readonly id: string
  readonly onGo: (id: string) => void
  /** A list of the host replaces the pending entries of the case. */
  readonly queue?: CaseRecordQueue | undefined
  /** Steps through the list of the host. */
  readonly onStep: (by: 1 | -1) => void
}

const place = css({ textStyle: 'label', color: 'ink-2', whiteSpace: 'nowrap' })

/**
 * The position among the pending entries of the case or in a list of the host, with links to the previous and next
 * entry. Nothing for an entry in neither.
 */
export function PendingSteps({ pending, id, onGo, queue, onStep }: PendingStepsProps): ReactElement | null {
  const texts = useMessages(feeExpenseMessages)
  const at = pending.indexOf(id)
  if (at < 0 && queue === undefined) return null
  const { at: number, count } = queue ?? { at: at + 1, count: pending.length }
  const go = (by: 1 | -1): void => {
    const other = pending[at + by]
    if (queue !== undefined) onStep(by)
    else if (other !== undefined) onGo(other)
  }
  return (
    <>
      <span className={place}>{texts.position({ at: number, count })}</span>
      <IconButton
        label={texts.previous}
        icon={<ChevronUp aria-hidden />}
        disabled={number === 1}
        onClick={() => go(-1)}
      />
      <IconButton
        label={texts.next}
        icon={<ChevronDown aria-hidden />}
        disabled={number === count}
        onClick={() => go(1)}
      />
    </>
  )
}
