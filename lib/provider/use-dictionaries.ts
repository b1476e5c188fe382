import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { dictionary } from '../client/query-options.ts'
import { toFangkitError, type FangkitError } from '../client/fangkit-error.ts'
import type { DictEntry } from '../contract/dictionary-calls.ts'
import { labelIn, NO_ENTRIES } from './dictionary-view.ts'
import { useCore, useSettings } from './provider-context.ts'
import { queryOf } from './query-of.ts'
import { useStable } from './use-stable.ts'

/** Several dictionaries at once, as checks and lists need them. */
export interface DictionariesView {
  /** At least one of them is not there yet. */
  readonly loading: boolean
  readonly error: FangkitError | null
  readonly entriesOf: (dict: string) => readonly DictEntry[]
  readonly labelOf: (dict: string, code: string) => string | null
  /** The codes a dictionary holds, or null while it is not at hand: fits `codesOf` of a check. */
  readonly codesOf: (dict: string) => ReadonlySet<string> | null
}

type Entries = readonly DictEntry[]

/** All of these dictionaries. The answer keeps its identity until one of them changes. */
export function useDictionaries(codes: readonly string[]): DictionariesView {
  const { client, queryClient } = useCore()
  const { scope } = useSettings()
  const wanted = useStable(codes)
  const combine = useCallback((results: readonly UseQueryResult<Entries>[]) => viewOf(wanted, results), [wanted])
  return useQueries({ queries: wanted.map((code) => queryOf(dictionary(code), client, scope)), combine }, queryClient)
}

function viewOf(codes: readonly string[], results: readonly UseQueryResult<Entries>[]): DictionariesView {
  const loaded = new Map(codes.flatMap((code, index) => (results[index]?.data ? [[code, results[index].data] as const] : [])))
  const sets = new Map<string, ReadonlySet<string>>()
  const codesOf = (dict: string) => {
    const entries = loaded.get(dict)
    if (!entries) return null
    const set = sets.get(dict) ?? new Set(entries.map(({ key }) => key))
    sets.set(dict, set)
    return set
  }
  const entriesOf = (dict: string) => loaded.get(dict) ?? NO_ENTRIES
  const failed = results.find(({ error }) => error !== null)
  return {
    loading: results.some(({ isLoading }) => isLoading),
    error: failed ? toFangkitError(failed.error, 'pubSvc.getDictVals') : null,
    entriesOf,
    codesOf,
    labelOf: (dict, code) => labelIn(entriesOf(dict), code),
  }
}
