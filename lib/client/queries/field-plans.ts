import { communityCalls } from '../../contract/city/community-calls.ts'
import { dictionaryCalls, type DictEntry } from '../../contract/settings/dictionary-calls.ts'
import { writeBranchLimit, type BranchLimit } from '../../domain/branch-limit.ts'
import { DICTIONARY } from '../../domain/codes.ts'
import type { MapPoint } from '../map/map-provider.ts'
import type { QueryPlan } from './query-options.ts'

const UNTIL_DROPPED = Number.POSITIVE_INFINITY
const MINUTE = 60_000

/** A housing estate to choose. @public */
export interface CommunityChoice {
  /** Identifies the estate among the choices. */
  readonly key: string
  /** Shown in the list and written into the field. */
  readonly name: string
  /** Address or alias. */
  readonly note?: string | undefined
  /** In GCJ-02 degrees. */
  readonly point?: MapPoint | undefined
}

/** Finds housing estates of a city (division code) by a keyword. @source OPN-092 @public */
export type SearchCommunities = (
  keyword: string,
  city: string,
  options: { readonly signal: AbortSignal },
) => Promise<readonly CommunityChoice[]>

/** Housing estates from the contract's own call. */
export function communities(keyword: string, city: string): QueryPlan<readonly CommunityChoice[]> {
  const { search } = communityCalls
  return {
    key: [search.service, search.method, { keyword, city }],
    load: async (client, options) => {
      const { data } = await client.call(search, { keyword, city }, options)
      return data.map(
        ({ keyValue, communityName, communityAlias, communityAddress, communityLng: lng, communityLat: lat }) => ({
          key: keyValue ?? communityName ?? '',
          name: communityName ?? '',
          note: communityAddress ?? communityAlias ?? undefined,
          ...(lng !== null && lat !== null && { point: { lng, lat } }),
        }),
      )
    },
    staleTime: MINUTE,
  }
}

/**
 * Organisations of one kind (HF9C; all kinds when null) in a place, foreign banks last.
 *
 * @source PCK-007, PCK-008
 * @public
 */
export function branches(type: string | null, limit: BranchLimit): QueryPlan<readonly DictEntry[]> {
  const { service, method } = dictionaryCalls.getDictVals
  const code = DICTIONARY.organisations
  const value = writeBranchLimit(limit)
  return {
    key: [service, method, code, type, value],
    load: ({ dictionaries }) => dictionaries.entries(code, { field: type ?? '', value }),
    staleTime: UNTIL_DROPPED,
  }
}
