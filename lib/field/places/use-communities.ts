import { useEffect, useState } from 'react'
import { communities, type CommunityChoice } from '../../client/queries/field-plans.ts'
import { useSources } from '../../provider/settings/field-sources.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useReportError } from '../../provider/callbacks/use-report-error.ts'
import type { FangkitError } from '../../client/fangkit-error.ts'
import { estatesOf } from '../host-search.ts'
import { useSettled } from '../use-settled.ts'

/** Typing has paused. @source PCK-012 */
export const COMMUNITY_DELAY = 300
/**
 * How long the plain loading indicator stands. The specification gives it two seconds; results do not wait for them,
 * since nobody gains by that: when they are not there by then, the indicator says that the search goes on.
 *
 * @source PCK-012, CON-010
 */
export const COMMUNITY_INDICATOR = 2_000

export interface CommunitySearch {
  readonly found: readonly CommunityChoice[]
  /** The keyword the results are for; empty before the first search. */
  readonly keyword: string
  readonly loading: boolean
  /** It takes longer than the indicator is meant to stand. */
  readonly long: boolean
  readonly error: FangkitError | null
  readonly retry: () => void
}

/** Housing estates found for what is typed, by the host's search or the contract's own call. */
export function useCommunities(typed: string, city: string): CommunitySearch {
  const { searchCommunities } = useSources()
  const report = useReportError()
  const keyword = useSettled(typed.trim(), COMMUNITY_DELAY)
  const asked =
    searchCommunities === null ? communities(keyword, city) : estatesOf(searchCommunities, keyword, city, report)
  const result = useFkQuery(keyword === '' ? null : asked, { keepPrevious: true })
  const loading = typed.trim() !== '' && (result.isFetching || typed.trim() !== keyword)
  return {
    found: typed.trim() === '' ? [] : (result.data ?? []),
    keyword,
    loading,
    long: useAfter(loading, COMMUNITY_INDICATOR),
    error: result.error,
    retry: () => void result.refetch(),
  }
}

/** True once something has lasted so long without a pause. */
function useAfter(going: boolean, milliseconds: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!going) return undefined
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [going, milliseconds])
  return going && passed
}
