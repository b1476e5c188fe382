import { createContext, useContext } from 'react'
import type { MemberChoice } from '../client/queries/case/member-choice.ts'
import type { QueryPlan } from '../client/queries/query-options.ts'
import { PICKS } from '../domain/picks.ts'

/** What the fields of one case may choose from. */
export interface CaseSources {
  readonly members?: QueryPlan<readonly MemberChoice[]>
  /**
   * The case, whose house lets account pickers show only those who work on it, once it is filled in.
   * @source PCK-003
   */
  readonly prjId?: string
  /** That house, where it is at hand. */
  readonly houseId?: string
}

const NOTHING: CaseSources = {}
const CaseSourcesContext = createContext<CaseSources>(NOTHING)
CaseSourcesContext.displayName = 'FangkitCaseSources'

/** Goes around the forms of one case. */
export const CaseSourcesProvider = CaseSourcesContext.Provider

export function useCaseSources(): CaseSources {
  return useContext(CaseSourcesContext)
}

/** The members a field offers: buyers, owners, or all. @source PCK-014 */
export function offeredMembers(members: readonly MemberChoice[], picks: string | undefined): readonly MemberChoice[] {
  if (picks === PICKS.buyers) return members.filter(({ role }) => role === 'buyer')
  return picks === PICKS.owners ? members.filter(({ role }) => role === 'owner') : members
}
