import { useState } from 'react'
import type { FangkitError } from '../../../../client/fangkit-error.ts'
import { answerOf, type QueryPlan } from '../../../../client/queries/query-options.ts'
import { type Receipt, receiptCalls } from '../../../../contract/fee/income-calls.ts'
import { useFkQuery } from '../../../../provider/queries/use-fk-query.ts'

export interface VoucherReading {
  readonly receipt: Receipt | null
  readonly busy: boolean
  /** Why there is no result: this site cannot read vouchers, or this one was not readable. */
  readonly refusal: string | null
  /** An error after which a retry may help. */
  readonly failure: FangkitError | null
  readonly read: () => void
  /** The user stopped waiting. */
  readonly isStopped: boolean
  /** Stops waiting; filled-in values stay. */
  readonly stop: () => void
}

/** A voucher gives the same result each time it is read. */
function reading(urlPath: string): QueryPlan<Receipt> {
  return { ...answerOf(receiptCalls.ocrOrderMsg, { urlPath }), staleTime: Number.POSITIVE_INFINITY }
}

/**
 * Reads a voucher.
 *
 * @param voucher id of the document; null while there is none
 * @param atOnce reads without a request by the user
 * @source INC-043, CAL-077
 */
export function useVoucherReading(voucher: string | null, atOnce: boolean): VoucherReading {
  const [ordered, setOrdered] = useState<{ readonly voucher: string; readonly read: boolean } | null>(null)
  const order = ordered?.voucher === voucher ? ordered : null
  const requested = voucher !== null && (order?.read ?? atOnce) ? voucher : null
  // Without a request nothing loads; a request in progress is cancelled when its last subscriber unmounts.
  const { data, error, isFetching, refetch } = useFkQuery(requested === null ? null : reading(requested))
  const failed = requested === null ? null : error
  const mayHelp = failed !== null && (failed.retryable || failed.kind === 'network' || failed.kind === 'timeout')
  const setOrder = (read: boolean): void => setOrdered(voucher === null ? null : { voucher, read })
  return {
    receipt: requested === null ? null : (data ?? null),
    busy: requested !== null && isFetching,
    refusal: mayHelp ? null : (failed?.userMessage ?? null),
    failure: mayHelp ? failed : null,
    isStopped: order?.read === false,
    read() {
      if (requested === null) setOrder(true)
      else void refetch()
    },
    stop: () => setOrder(false),
  }
}
