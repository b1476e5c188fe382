import { notifyManager, QueryObserver, type QueryClient, type QueryObserverResult } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { dictionary } from '../../client/queries/query-options.ts'
import { toFangkitError, type FangkitError } from '../../client/fangkit-error.ts'
import type { DictEntry } from '../../contract/settings/dictionary-calls.ts'
import { labelIn, NO_ENTRIES } from './dictionary-view.ts'
import { useCore, useSettings } from '../provider-context.ts'
import { type BoundQuery, queryOf } from '../queries/query-of.ts'
import { useStable } from '../use-stable.ts'

/** Several dictionaries at once, for checks and lists. @public */
export interface DictionariesView {
  /** True until all of them are loaded. */
  readonly loading: boolean
  /** Why one of them could not be loaded; null while none has failed. */
  readonly error: FangkitError | null
  /** The entries of a dictionary; none while it is not loaded. */
  readonly entriesOf: (dict: string) => readonly DictEntry[]
  /** The text of a code; null while the dictionary is not loaded, and for an unknown code. */
  readonly labelOf: (dict: string, code: string) => string | null
  /** The codes of a dictionary, or null while it is not loaded; suits `codesOf` of a check. */
  readonly codesOf: (dict: string) => ReadonlySet<string> | null
}

type Entries = readonly DictEntry[]

/** Reads several dictionaries. The result keeps its identity until one of them changes. @public */
export function useDictionaries(codes: readonly string[]): DictionariesView {
  const { client, queryClient } = useCore()
  const { scope } = useSettings()
  const requested = useStable(codes)
  const { subscribe, read, hold } = useMemo(
    () =>
      createWatch(
        requested,
        requested.map((code) => queryOf(dictionary(code), client, scope)),
        queryClient,
      ),
    [requested, client, scope, queryClient],
  )
  useEffect(hold)
  return useSyncExternalStore(subscribe, read, read)
}

type Result = Pick<QueryObserverResult<Entries>, 'data' | 'error' | 'isPending'>

/**
 * Observes several queries as one. `useQueries` of TanStack Query also tracks details that nothing here needs, and is
 * as large as a form.
 */
function createWatch(codes: readonly string[], queries: readonly BoundQuery<Entries>[], queryClient: QueryClient) {
  const observers = queries.map((query) => new QueryObserver<Entries>(queryClient, query))
  const results = (): readonly Result[] => observers.map((observer) => observer.getCurrentResult())
  let last = results()
  let view = viewOf(codes, last)
  const read = (): DictionariesView => {
    const now = results()
    if (
      now.some(
        ({ data, error, isPending }, at) =>
          data !== last[at]?.data || error !== last[at]?.error || isPending !== last[at]?.isPending,
      )
    ) {
      last = now
      view = viewOf(codes, now)
    }
    return view
  }
  const subscribe = (changed: () => void): (() => void) => {
    const notifyChanged = notifyManager.batchCalls(changed)
    const ends = observers.map((observer) => observer.subscribe(notifyChanged))
    // Reads what arrived before the subscription.
    for (const observer of observers) observer.updateResult()
    return () => {
      for (const end of ends) end()
    }
  }
  /** A sign-out empties the cache, after which the same key belongs to a new query. */
  const hold = (): void => {
    for (const [at, observer] of observers.entries()) observer.setOptions(queries[at] ?? observer.options)
  }
  return { subscribe, read, hold }
}

function viewOf(codes: readonly string[], results: readonly Result[]): DictionariesView {
  const loaded = new Map(
    codes.flatMap((code, index) => (results[index]?.data ? [[code, results[index].data] as const] : [])),
  )
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
    loading: results.some(({ isPending }) => isPending),
    error: failed ? toFangkitError(failed.error, 'pubSvc.getDictVals') : null,
    entriesOf,
    codesOf,
    labelOf: (dict, code) => labelIn(entriesOf(dict), code),
  }
}
