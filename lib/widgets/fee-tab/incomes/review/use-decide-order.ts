import { useRef } from 'react'
import { toFangkitError, type FangkitError } from '../../../../client/fangkit-error.ts'
import { saleOrderCalls } from '../../../../contract/fee/income-calls.ts'
import type { Stored } from '../../../../contract/output.ts'
import type { SaleOrder } from '../../../../domain/fee/sale-order.ts'
import { noticeOf } from '../../../../provider/notices/notice-of.ts'
import { useFkMutation } from '../../../../provider/queries/use-fk-mutation.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import { useIntentKey } from '../use-intent-key.ts'
import { useStatusCheck } from '../use-status-check.ts'

/** A decision about an order. */
export interface OrderDecision {
  readonly decision: 'approve' | 'return'
  readonly id: string
  /** The version that was reviewed; without it only the status protects against concurrent decisions. */
  readonly version?: number
  readonly suggest: string
}

export interface DecideOrderOptions {
  readonly by: 'booker' | 'finance'
  readonly onDecided: (order: Stored<SaleOrder>, decision: OrderDecision) => void
  /** Someone else decided first, or no decision is allowed now: load everything again. */
  readonly onOvertaken: (error: FangkitError) => void
}

export interface OrderDecider {
  readonly busy: boolean
  readonly decide: (decision: OrderDecision) => void
}

/** Approves or returns an order exactly once, after the status check. @source CAL-074, CAL-075, PRJ-042 */
export function useDecideOrder(projectId: string, { by, onDecided, onOvertaken }: DecideOrderOptions): OrderDecider {
  const notify = useNotify()
  const keyOf = useIntentKey()
  const check = useStatusCheck(projectId, by)
  const running = useRef(false)
  const { mutate, isPending } = useFkMutation<OrderDecision, Stored<SaleOrder> | null>(
    async (asked, client) => {
      try {
        if (!(await check())) return null
        const { decision, ...input } = asked
        const call = decision === 'approve' ? saleOrderCalls.payExamine : saleOrderCalls.doReturn
        return (await client.call(call, input, { idempotencyKey: keyOf(asked) })).data
      } finally {
        running.current = false
      }
    },
    {
      onSuccess: (order, asked) => (order === null ? undefined : onDecided(order, asked)),
      onError: (thrown) => {
        const error = toFangkitError(thrown, 'Sl01SaleOrderM')
        const notice = noticeOf(error)
        if (notice) notify(notice)
        if (error.kind === 'refused' || error.kind === 'conflict') onOvertaken(error)
      },
    },
  )
  return {
    busy: isPending,
    decide: (asked) => {
      // A second press may come before the first one is drawn.
      if (running.current) return
      running.current = true
      mutate(asked)
    },
  }
}
