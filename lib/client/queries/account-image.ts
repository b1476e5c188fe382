import type { QueryPlan } from './query-options.ts'

const FIVE_MINUTES = 300_000
/** Always below `/web`, whatever the base of the calls. @source OPN-095 */
export const ACCOUNT_IMAGE_PATH = 'web/pubSvc/getAcctImage'

/** The picture of an account. @source PCK-005, CAL-020 @public */
export function accountImage(acctId: string): QueryPlan<Blob> {
  return {
    key: ['pubSvc', 'getAcctImage', { acctId }],
    load: (client, { signal }) => client.download({ path: ACCOUNT_IMAGE_PATH, query: { acctId }, signal }),
    staleTime: FIVE_MINUTES,
  }
}
