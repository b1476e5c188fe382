import { createContext, useContext } from 'react'
import type { SearchCommunities } from '../../client/queries/field-plans.ts'
import type { MapProvider } from '../../client/map/map-provider.ts'

/** Where fields get their options from, as far as an installation decides it. @public */
export interface FieldSources {
  /** Finds housing estates; uses the contract's own call when absent. @source OPN-092 */
  readonly searchCommunities?: SearchCommunities
  /** Position codes of the three staff pickers, if they differ from the declared ones. @source OPN-093 */
  readonly platRoles?: { readonly manager?: string; readonly salesperson?: string; readonly service?: string }
  /** Names of the bank dictionaries. @source OPN-085 */
  readonly dictCodes?: { readonly bankHead?: string; readonly branchExtra?: string }
}

/** The sources that fields use, after defaults. */
export interface SourcesInForce {
  /** Null means the contract's own call. */
  readonly searchCommunities: SearchCommunities | null
  readonly platRoles: NonNullable<FieldSources['platRoles']>
  readonly dictCodes: NonNullable<FieldSources['dictCodes']>
  /** Null means the schematic map. */
  readonly map: MapProvider | null
}

const NOTHING: SourcesInForce = { searchCommunities: null, platRoles: {}, dictCodes: {}, map: null }

export const SourcesContext = createContext<SourcesInForce>(NOTHING)
SourcesContext.displayName = 'FangkitSources'

export function useSources(): SourcesInForce {
  return useContext(SourcesContext)
}
