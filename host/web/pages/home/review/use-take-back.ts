import { noticeOf, useCache, useFkMutation, useNotify } from 'fangkit'
import { appendixInfoCalls } from 'fangkit/contract'
import type { DecidedReview, ReviewQueue } from './use-review-queue.ts'

export interface TakeBack {
  readonly busy: boolean
  /** Takes the last decision back; null where the server has no such operation. */
  readonly last: DecidedReview | null
  readonly run: () => void
}

/**
 * Takes back the last decision of the drawer. The server does so for papers; what finance decided has already moved
 * money.
 * @param onDone receives the record that waits again
 */
export function useTakeBack({ last, forget }: ReviewQueue, onDone: (record: string) => void): TakeBack {
  const notify = useNotify()
  const cache = useCache()
  const { mutate, isPending } = useFkMutation(
    async (decided: DecidedReview, client) => {
      await client.api.Hf2yPrjAppendix.takeBackCheck({ id: decided.review.key })
      // The papers of the case may be shown in the drawer.
      await Promise.all([cache.invalidate([appendixInfoCalls.getAppendixInfo.service]), forget(decided)])
    },
    {
      onSuccess: (_nothing, { review }) => onDone(review.record),
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify(notice)
      },
    },
  )
  const possible = last?.review.kind === 'PAPER' ? last : null
  return { busy: isPending, last: possible, run: () => (possible === null || isPending ? undefined : mutate(possible)) }
}
