import { useEffect, useState } from 'react'
import { type FangkitClient, newIdempotencyKey } from '../../../client/client.ts'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { type PayCode, payCodeCalls } from '../../../contract/fee/payment-calls.ts'
import { useFkMutation } from '../../../provider/queries/use-fk-mutation.ts'

/** A requested code: its orders, and an idempotency key that stays the same across retries. */
interface Wish {
  readonly orderIds: readonly string[]
  readonly key: string
}

/** The server's answer to a request: a code, or a message instead. @source FEE-030 */
export type MadeCode = PayCode | string

export interface PayCodes {
  /** Null until all are made. */
  readonly made: readonly MadeCode[] | null
  readonly error: FangkitError | null
  readonly busy: boolean
  /** Retries the codes that failed. */
  retry(): void
  /** Makes one code again, over other orders if given. The old code expires. */
  renew(index: number, orderIds?: readonly string[]): void
}

const wishFor = (orderIds: readonly string[]): Wish => ({ orderIds, key: newIdempotencyKey() })

/** Makes one payment code over several orders, or one for each of them. @source CAL-085, FEE-025, R20 */
export function usePayCodes(projectId: string, orderIds: readonly string[], separately: boolean): PayCodes {
  const [first] = useState(() => (separately ? orderIds.map((id) => [id]) : [orderIds]).map(wishFor))
  const [made, setMade] = useState<readonly MadeCode[] | null>(null)
  const [wishes, setWishes] = useState<readonly Wish[]>(first)
  const all = useFkMutation<readonly Wish[], readonly MadeCode[]>(
    async (requested, client) => {
      const codes: MadeCode[] = []
      for (const wish of requested) codes.push(await make(client, projectId, wish))
      return codes
    },
    { onSuccess: setMade },
  )
  const one = useFkMutation<{ readonly index: number; readonly wish: Wish }, MadeCode>(
    ({ wish }, client) => make(client, projectId, wish),
    {
      onSuccess: (code, { index }) =>
        setMade((before) => before?.map((old, at) => (at === index ? code : old)) ?? null),
    },
  )
  const { mutate: makeAll } = all
  // If the effect runs twice, the idempotency keys prevent a second code.
  useEffect(() => makeAll(first), [makeAll, first])

  return {
    made,
    error: made === null ? all.error : one.error,
    busy: all.isPending || one.isPending,
    retry: () => makeAll(wishes),
    renew: (index, ids) => {
      const known = wishes[index]
      if (!known || one.isPending) return
      // A failed request keeps its key, because only the answer may have been lost.
      const wish = one.isError && ids === undefined ? known : wishFor(ids ?? known.orderIds)
      setWishes(wishes.map((old, at) => (at === index ? wish : old)))
      one.mutate({ index, wish })
    },
  }
}

async function make(client: FangkitClient, prjId: string, { orderIds, key }: Wish): Promise<MadeCode> {
  return (
    await client.call(
      payCodeCalls.createCombineNativeQrCode,
      { prjId, combineOrderIds: orderIds.join(',') },
      { idempotencyKey: key },
    )
  ).data
}
