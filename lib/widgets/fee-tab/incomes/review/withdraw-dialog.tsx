import type { ReactElement } from 'react'
import type { DraftRecord } from '../../../../contract/output.ts'
import type { Income } from '../../../../domain/fee/income.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import { ReturnDialog } from '../../examinations/return-dialog.tsx'
import { useDecideOrder } from './use-decide-order.ts'

export interface WithdrawDialogProps {
  readonly projectId: string
  readonly income: DraftRecord<Income>
  /** The income was withdrawn, or its status has changed meanwhile. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/**
 * Withdraws an unpaid income or a deduction; it becomes a returned income that can be changed.
 * @source CAL-075
 */
export function WithdrawDialog({ projectId, income, onDone, onClose }: WithdrawDialogProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  const notify = useNotify()
  const over = (): void => {
    onDone()
    onClose()
  }
  const { busy, decide } = useDecideOrder(projectId, {
    by: 'booker',
    onDecided: () => {
      notify({ tone: 'success', title: texts.withdrawn })
      over()
    },
    onOvertaken: over,
  })
  const withdraw = (suggest: string): void => decide({ decision: 'return', id: income.hf54ObjId ?? '', suggest })
  return (
    <ReturnDialog
      open
      title={texts.withdrawTitle({ billNo: income.billNo ?? '' })}
      busy={busy}
      confirmLabel={texts.withdraw}
      onReturn={withdraw}
      onClose={onClose}
    />
  )
}
