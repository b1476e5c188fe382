import { useState } from 'react'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { answerOf, type QueryPlan } from '../../../client/query-options.ts'
import { type Receipt, receiptCalls } from '../../../contract/income-calls.ts'
import { useFkQuery } from '../../../provider/use-fk-query.ts'

export interface VoucherReading {
  readonly receipt: Receipt | null
  readonly busy: boolean
  /** Why there is nothing to see: a voucher of this site cannot be read, or this one could not. */
  readonly refusal: string | null
  /** Trying again may help. */
  readonly failure: FangkitError | null
  readonly read: () => void
}

/** A voucher says the same however often it is read. */
function reading(urlPath: string): QueryPlan<Receipt> {
  return { ...answerOf(receiptCalls.ocrOrderMsg, { urlPath }), staleTime: Number.POSITIVE_INFINITY }
}

/**
 * What can be read off a voucher.
 *
 * @param voucher id of the document; null while there is none
 * @param atOnce without anybody asking for it
 * @source INC-043, CAL-077
 */
export function useVoucherReading(voucher: string | null, atOnce: boolean): VoucherReading {
  const [asked, setAsked] = useState<string | null>(null)
  const isWanted = voucher !== null && (atOnce || asked === voucher)
  const { data, error, isFetching, refetch } = useFkQuery(voucher === null ? null : reading(voucher), { enabled: isWanted })
  const mayHelp = error !== null && (error.retryable || error.kind === 'network' || error.kind === 'timeout')
  return {
    receipt: isWanted ? (data ?? null) : null,
    busy: isWanted && isFetching,
    refusal: isWanted && error !== null && !mayHelp ? error.userMessage : null,
    failure: isWanted && mayHelp ? error : null,
    read() {
      if (isWanted) void refetch()
      else setAsked(voucher)
    },
  }
}
