import { useMemo } from 'react'
import type { SearchCommunities } from '../../client/queries/field-plans.ts'
import type { SourcesInForce } from './field-sources.ts'
import type { FangkitProviderProps } from '../provider-props.ts'
import { useLatest } from '../use-latest.ts'
import { useStable } from '../use-stable.ts'

const NOTHING = {}

/** The sources of a provider. A search function with a new identity does not search again. */
export function useSourcesOf(props: Pick<FangkitProviderProps, 'sources' | 'map'>): SourcesInForce {
  const latest = useLatest(props.sources?.searchCommunities)
  const platRoles = useStable(props.sources?.platRoles ?? NOTHING)
  const dictCodes = useStable(props.sources?.dictCodes ?? NOTHING)
  const own = props.sources?.searchCommunities !== undefined
  const map = props.map ?? null
  return useMemo(() => {
    const search: SearchCommunities = async (...asked) => latest.current?.(...asked) ?? []
    return { searchCommunities: own ? search : null, platRoles, dictCodes, map }
  }, [own, latest, platRoles, dictCodes, map])
}
