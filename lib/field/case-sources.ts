import { createContext, useContext } from 'react'
import type { MemberChoice } from '../client/queries/case/member-choice.ts'
import type { QueryPlan } from '../client/queries/query-options.ts'
import { PICKS } from '../domain/picks.ts'

/** The sources from which the fields of one case offer their choices. */
export interface CaseSources {
  readonly members?: QueryPlan<readonly MemberChoice[]>
  /**
   * Id of the case. Once the house of the case is filled in, account pickers offer only the people who work on it.
   * @source PCK-003
   */
  readonly prjId?: string
  /** Id of the house, where the caller already knows it. */
  readonly houseId?: string
}

const NOTHING: CaseSources = {}
const CaseSourcesContext = createContext<CaseSources>(NOTHING)
CaseSourcesContext.displayName = 'FangkitCaseSources'

/** Provides the sources to the forms of one case. */
export const CaseSourcesProvider = CaseSourcesContext.Provider

export function useCaseSources(): CaseSources {
  return useContext(CaseSourcesContext)
}

/** Returns the members a field offers: buyers, owners or both. @source PCK-014 */
export function offeredMembers(members: readonly MemberChoice[], picks: string | undefined): readonly MemberChoice[] {
  if (picks === PICKS.buyers) return members.filter(({ role }) => role === 'buyer')
  return picks === PICKS.owners ? members.filter(({ role }) => role === 'owner') : members
}
