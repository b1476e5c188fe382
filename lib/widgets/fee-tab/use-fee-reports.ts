import { useMemo } from 'react'
import { useEmit } from '../../provider/callbacks/use-emit.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { useReportError } from '../../provider/callbacks/use-report-error.ts'
import { useLatest } from '../../provider/use-latest.ts'
import type { FeeReports } from './fee-actions.ts'
import type { BeforeSubmit, FeeTabProps } from './fee-tab-props.ts'

const SOURCE = 'fee-tab'

type FeeCallbacks = Pick<
  FeeTabProps,
  'beforeSubmit' | 'onOrderSubmitted' | 'onExpenseSubmitted' | 'onReviewed' | 'onError'
>

/** Callbacks of the host, with one identity while the tab is mounted. */
export function useFeeReports(props: FeeCallbacks): FeeReports {
  const emit = useEmit()
  const report = useReportError()
  const order = useHostCallback(props.onOrderSubmitted, 'onOrderSubmitted')
  const expense = useHostCallback(props.onExpenseSubmitted, 'onExpenseSubmitted')
  const reviewed = useHostCallback(props.onReviewed, 'onReviewed')
  const failed = useHostCallback(props.onError, 'onError')
  const asked = useLatest(props.beforeSubmit)
  const asks = props.beforeSubmit !== undefined
  return useMemo<FeeReports>(
    () => ({
      beforeSubmit: asks
        ? (...args: Parameters<BeforeSubmit>) => (asked.current === undefined ? true : asked.current(...args))
        : undefined,
      orderSubmitted(event) {
        emit({ type: 'orderSubmitted', source: SOURCE, id: event.income.keyValue })
        order(event)
      },
      expenseSubmitted(event) {
        emit({ type: 'expenseSubmitted', source: SOURCE, id: event.expense.keyValue })
        expense(event)
      },
      reviewed(event) {
        emit({ type: 'reviewed', source: SOURCE, kind: event.kind, id: event.id, decision: event.decision })
        reviewed(event)
      },
      failed: (error) => failed(report(error, error.op)),
    }),
    [asks, asked, emit, report, order, expense, reviewed, failed],
  )
}
