import { useMemo } from 'react'
import type { Scope } from '../../../catalogue/kind.ts'
import type { Overlay } from '../../../catalogue/overlay.ts'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { groups, members } from '../../../client/queries/case/member-plans.ts'
import { fieldMetaRows } from '../../../client/queries/query-options.ts'
import type { Stored } from '../../../contract/output.ts'
import { overlayOf } from '../../../domain/settings/field-meta.ts'
import {
  hasSide,
  isListed,
  MEMBER_SIDES,
  type MemberSide,
  metaMemberType,
  metaScopes,
  sideWord,
} from '../../../domain/member/member-side.ts'
import { member, type Member } from '../../../domain/member/member.ts'
import type { Relation } from '../../../domain/member/relation.ts'
import { useStrictFields } from '../../../field/strict-metadata.ts'
import { useHelpIdentifiers } from '../../../field/help/use-help-identifiers.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { loadState } from '../../load-state.ts'

/** Which section of people it is. */
export type PeopleKind = 'buyers' | 'owners'

/** The people of one side, and the data required of them. */
export interface SidePeople {
  readonly side: MemberSide
  /** The name of the side's role in this case. */
  readonly word: string
  readonly members: readonly Stored<Member>[]
  readonly overlay: Overlay
}

export interface PeopleData {
  /** The buyers and, where the case has them, the guarantors; or the owners. */
  readonly sides: readonly SidePeople[]
  readonly groups: readonly Stored<Relation>[]
  /** Owners who are not marked as such in their group, and so are not listed. @source MEM-076 */
  readonly unflagged: readonly Stored<Member>[]
}

export interface PeopleLoad {
  readonly data: PeopleData | null
  readonly error: FangkitError | null
  readonly refreshing: boolean
  /** The data on screen could not be refreshed. */
  readonly stale: boolean
  readonly retry: () => void
}

export const MEMBER_TABLE = member.metaTable ?? 2
const { buyer, owner, guarantor } = MEMBER_SIDES
const NOBODY: readonly Stored<Member>[] = []

/** Loads everything a section of people needs, in one round. @source CAL-028, OPN-030, OPN-031, MEM-030 */
export function usePeople(projectId: string, kind: PeopleKind, facts: Scope): PeopleLoad {
  const side = kind === 'buyers' ? buyer : owner
  const withGuarantors = kind === 'buyers' && hasSide(guarantor, facts)
  const known = useFkQuery(members(projectId, side.type))
  const others = useFkQuery(withGuarantors ? members(projectId, guarantor.type) : null)
  const grouped = useFkQuery(groups(projectId, kind === 'buyers' ? `${buyer.type},${guarantor.type}` : owner.type))
  const meta = useFkQuery(fieldMetaRows(projectId, MEMBER_TABLE, metaMemberType(side)))
  const knownHelp = useHelpIdentifiers()
  const strict = useStrictFields(member)

  const asked = useMemo(
    () =>
      (withGuarantors ? [buyer, guarantor] : [side]).map((one) => ({
        side: one,
        word: sideWord(one, facts),
        scopes: metaScopes(one, facts),
      })),
    [withGuarantors, side, facts],
  )
  const shown = useMemo(
    () =>
      meta.data &&
      asked.map(({ scopes, ...one }) => ({ ...one, overlay: overlayOf(meta.data, { knownHelp, scopes, strict }) })),
    [meta.data, knownHelp, strict, asked],
  )
  const data = useMemo((): PeopleData | null => {
    if (!known.data || !grouped.data || !shown || (withGuarantors && !others.data)) return null
    const listed = ({ hf23MemberRole }: Stored<Member>): boolean => isListed(side, hf23MemberRole ?? [])
    const lists = [known.data.filter(listed), others.data ?? NOBODY]
    return {
      sides: shown.map((one, at) => ({ ...one, members: lists[at] ?? NOBODY })),
      groups: grouped.data,
      unflagged: known.data.filter((one) => !listed(one)),
    }
  }, [known.data, grouped.data, others.data, shown, withGuarantors, side])
  const queries = withGuarantors ? [known, others, grouped, meta] : [known, grouped, meta]
  return { data, ...loadState(queries, data !== null) }
}
