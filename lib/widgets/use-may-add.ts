import { answerOf } from '../client/queries/query-options.ts'
import type { Call } from '../contract/call.ts'
import { PRIVILEGE } from '../domain/permission/privilege.ts'
import { useCore } from '../provider/provider-context.ts'
import { useFkQuery } from '../provider/queries/use-fk-query.ts'

const FIVE_MINUTES = 300_000

/**
 * Whether to offer a new record of a case. Its rights differ from those of the case, so the record's own options are
 * loaded.
 */
export function useMayAdd(getOpts: Call<Readonly<Record<string, never>>, readonly string[]>, enabled = true): boolean {
  const { allows } = useCore()
  const { data } = useFkQuery(enabled ? answerOf(getOpts, {}) : null, { staleTime: FIVE_MINUTES })
  return data?.includes(PRIVILEGE.add) === true && allows(PRIVILEGE.add, getOpts.service)
}
