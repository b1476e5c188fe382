import { useMemo, useRef, useState } from 'react'
import type { FangkitError } from '../../../../client/fangkit-error.ts'
import { LONGEST_REASON } from '../../../../contract/record/operation-calls.ts'
import type { DraftRecord, Stored } from '../../../../contract/output.ts'
import { fenOf } from '../../../../domain/fee/ledger.ts'
import { fenText } from '../../../../domain/fee/charge-rules.ts'
import { income as incomeEntity, type Income } from '../../../../domain/fee/income.ts'
import type { SaleOrder } from '../../../../domain/fee/sale-order.ts'
import { incomeStatus } from '../../../../domain/fee/fee-status.ts'
import { valuesOf } from '../../../../form/state/record-values.ts'
import { commonMessages } from '../../../../locale/zh-cn/common.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useConfirm } from '../../../../provider/notices/use-confirm.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import type { FeeDrawerProps } from '../../fee-actions.ts'
import { useDecisionNotice } from '../../examinations/use-decision-notice.ts'
import { useAfterDecision } from '../../../review/after-decision.ts'
import type { RecordDecision } from '../../../use-open-record.ts'
import { useDecideOrder } from './use-decide-order.ts'
import { useVoucherReading, type VoucherReading } from '../voucher/use-voucher-reading.ts'
import { type VoucherRow, voucherRows } from '../voucher/voucher-rows.ts'

export interface IncomeReview {
  readonly reading: VoucherReading
  /** Rows of the voucher that differ. */
  readonly differences: readonly VoucherRow[]
  readonly memo: string
  readonly setMemo: (memo: string) => void
  readonly busy: boolean
  /** Nothing can be decided: a decision is on its way, or was made and the next record is on its way. */
  readonly deciding: boolean
  /** The error when someone else decided first; otherwise null. */
  readonly overtaken: FangkitError | null
  /** Keys of the incomes that wait for finance, in list order. */
  readonly pending: readonly string[]
  readonly approve: () => Promise<void>
  readonly giveBack: (reason: string) => void
  readonly isDirty: () => boolean
  /** True when the drawer may close: nothing is typed, or the user discards it. */
  readonly requestLeave: () => Promise<boolean>
}

type ReviewParts = Pick<FeeDrawerProps, 'projectId' | 'data' | 'actions' | 'reports' | 'queue' | 'inPlace' | 'onClose'>

/** State of the review of one income by finance. @param open whether this income is being reviewed */
export function useIncomeReview(
  record: DraftRecord<Income> | null,
  order: Stored<SaleOrder> | null,
  open: boolean,
  { projectId, data, actions, reports, queue, inPlace, onClose }: ReviewParts,
): IncomeReview {
  const texts = useMessages(feeIncomeMessages)
  const { approved } = useMessages(commonMessages)
  const say = useDecisionNotice(data.project)
  const confirm = useConfirm()
  const [memo, setMemo] = useState('')
  const [overtaken, setOvertaken] = useState<FangkitError | null>(null)
  const voucher = record?.hf54Image ?? null
  const reading = useVoucherReading(open && voucher !== '' ? voucher : null, true)
  const { receipt } = reading
  const differences = useMemo(
    () =>
      open && record !== null && receipt !== null
        ? voucherRows(valuesOf(incomeEntity, record), receipt).filter(({ outcome }) => outcome === 'different')
        : [],
    [open, record, receipt],
  )
  const pending = useMemo(
    () =>
      data.incomes.flatMap((one) => (incomeStatus(one) === 'pending' && one.keyValue !== null ? [one.keyValue] : [])),
    [data.incomes],
  )
  // The remark is stored with the decision, so there is nothing left to ask about.
  const decidedHere = useRef(false)
  const [isDecided, setDecided] = useState(false)
  const toNext = useAfterDecision(queue, onClose)
  const isTyped = (): boolean => open && memo.trim() !== '' && !decidedHere.current

  const goOn = (decision: RecordDecision): void => {
    const at = pending.indexOf(record?.keyValue ?? '')
    const next = pending[at + 1] ?? pending.find((key) => key !== record?.keyValue)
    actions.refresh()
    if (toNext(decision)) return
    if (next === undefined) onClose()
    else actions.openIncome({ action: 'open', id: next })
  }
  const { busy, decide } = useDecideOrder(projectId, {
    by: 'finance',
    onDecided: (decided, { decision: asked, suggest }) => {
      const decision = asked === 'approve' ? 'approved' : 'returned'
      decidedHere.current = true
      setDecided(true)
      const isApproved = decision === 'approved'
      say({
        title: isApproved ? approved : texts.returned,
        billNo: record?.billNo ?? null,
        amount: record?.orderAmount ?? null,
        reason: isApproved ? null : suggest,
      })
      reports.reviewed({
        kind: 'income',
        id: decided.keyValue ?? '',
        decision,
        source: 'user',
      })
      goOn(decision)
    },
    onOvertaken: (error) => {
      setOvertaken(error)
      actions.refresh()
    },
  })
  const decideNow = (decision: 'approve' | 'return', suggest: string): void => {
    if (order !== null && !decidedHere.current)
      decide({ decision, id: order.keyValue ?? '', version: order.version, suggest })
  }
  return {
    reading,
    differences,
    memo,
    setMemo,
    busy,
    deciding: busy || isDecided,
    overtaken,
    pending,
    async approve() {
      const amount = fenText(fenOf(record?.orderAmount) ?? 0n)
      // In a queue each decision takes one press.
      if (
        !inPlace &&
        !(await confirm({
          title: texts.approveTitle,
          text: texts.approveText({ billNo: record?.billNo ?? '', amount }),
          confirmLabel: texts.approve,
        }))
      )
        return
      // Differences are stored with the decision.
      const found = differences.map(({ label, typed, read }) =>
        texts.differs({ label, typed: typed ?? '—', read: read ?? '—' }),
      )
      decideNow(
        'approve',
        [memo.trim(), ...found]
          .filter((part) => part !== '')
          .join('；')
          .slice(0, LONGEST_REASON),
      )
    },
    giveBack: (reason) => decideNow('return', reason),
    isDirty: isTyped,
    requestLeave: async () =>
      !isTyped() ||
      confirm({ title: texts.memoLeave, text: texts.memoLeaveText, confirmLabel: texts.memoLeaveConfirm }),
  }
}
