import { useEffect, useState } from 'react'
import { communities, type CommunityChoice } from '../../client/queries/field-plans.ts'
import { useSources } from '../../provider/settings/field-sources.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useReportError } from '../../provider/callbacks/use-report-error.ts'
import type { FangkitError } from '../../client/fangkit-error.ts'
import { estatesOf } from '../host-search.ts'
import { useSettled } from '../../provider/use-settled.ts'

/** Delay after the last key before a search starts. @unit milliseconds @source PCK-012 */
export const COMMUNITY_DELAY = 300
/**
 * Time after which the loading indicator says that the search is still running. The specification shows the indicator
 * for two seconds; results that arrive earlier are shown at once.
 *
 * @unit milliseconds @source PCK-012, CON-010
 */
export const COMMUNITY_INDICATOR = 2_000

export interface CommunitySearch {
  readonly found: readonly CommunityChoice[]
  /** The keyword of the results; empty before the first search. */
  readonly keyword: string
  readonly loading: boolean
  /** True when the search takes longer than `COMMUNITY_INDICATOR`. */
  readonly long: boolean
  readonly error: FangkitError | null
  readonly retry: () => void
}

/** Searches housing estates for the typed text, with the host's search or the contract's call. */
export function useCommunities(typed: string, city: string): CommunitySearch {
  const { searchCommunities } = useSources()
  const report = useReportError()
  const keyword = useSettled(typed.trim(), COMMUNITY_DELAY, '')
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

/** True once `going` has been true for that long without a break. */
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
