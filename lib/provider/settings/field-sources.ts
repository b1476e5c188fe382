import { createContext, useContext } from 'react'
import type { SearchCommunities } from '../../client/queries/field-plans.ts'
import type { MapProvider } from '../../client/map/map-provider.ts'

/** Where fields take their choices from, as far as an installation decides it. @public */
export interface FieldSources {
  /** Finds housing estates; the contract's own call when absent. @source OPN-092 */
  readonly searchCommunities?: SearchCommunities
  /** Position codes of the three staff pickers, where they are not those of the declaration. @source OPN-093 */
  readonly platRoles?: { readonly manager?: string; readonly salesperson?: string; readonly service?: string }
  /** Names of the bank dictionaries. @source OPN-085 */
  readonly dictCodes?: { readonly bankHead?: string; readonly branchExtra?: string }
}

/** What the fields below a provider use. */
export interface SourcesInForce {
  /** Null for the contract's own call. */
  readonly searchCommunities: SearchCommunities | null
  readonly platRoles: NonNullable<FieldSources['platRoles']>
  readonly dictCodes: NonNullable<FieldSources['dictCodes']>
  /** Null for the schematic map. */
  readonly map: MapProvider | null
}

const NOTHING: SourcesInForce = { searchCommunities: null, platRoles: {}, dictCodes: {}, map: null }

export const SourcesContext = createContext<SourcesInForce>(NOTHING)
SourcesContext.displayName = 'FangkitSources'

export function useSources(): SourcesInForce {
  return useContext(SourcesContext)
}
