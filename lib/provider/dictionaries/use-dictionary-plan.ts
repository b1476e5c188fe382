import { useCallback, useMemo } from 'react'
import type { QueryPlan } from '../../client/queries/query-options.ts'
import type { DictEntry } from '../../contract/settings/dictionary-calls.ts'
import { labelIn, NO_ENTRIES, type DictionaryView } from './dictionary-view.ts'
import { useCore } from '../provider-context.ts'
import { useFkQuery } from '../queries/use-fk-query.ts'

/** Entries of a dictionary loaded by a query plan, with their labels. */
export function useDictionaryPlan(code: string | null, plan: QueryPlan<readonly DictEntry[]> | null): DictionaryView {
  const { client } = useCore()
  const { data: entries = NO_ENTRIES, isLoading: loading, error, refetch } = useFkQuery(plan)
  const reload = useCallback(() => {
    if (code !== null) client.dictionaries.drop(code)
    void refetch()
  }, [client, code, refetch])
  return useMemo(
    () => ({ entries, loading, error, reload, labelOf: (code) => labelIn(entries, code) }),
    [entries, loading, error, reload],
  )
}
