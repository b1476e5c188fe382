import type { QueryPlan } from './query-options.ts'

const FIVE_MINUTES = 300_000

/** The picture of an account. @source PCK-005, CAL-020 @public */
export function accountImage(acctId: string): QueryPlan<Blob> {
  return {
    key: ['pubSvc', 'getAcctImage', { acctId }],
    load: (client, { signal }) => client.download({ path: 'web/pubSvc/getAcctImage', query: { acctId }, signal }),
    staleTime: FIVE_MINUTES,
  }
}
