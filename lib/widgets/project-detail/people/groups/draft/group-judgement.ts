import type { Scope } from '../../../../../catalogue/kind.ts'
import { type GroupIssue, groupIssue } from '../../../../../domain/member/group-rules.ts'
import type { MemberSide } from '../../../../../domain/member/member-side.ts'
import type { GroupRows } from './use-group-rows.ts'

/** What stands between the groups on screen and a save. */
export interface Judgement {
  /** Sides that have something to save. */
  readonly changed: readonly MemberSide[]
  /** The first thing wrong with the side on screen. */
  readonly issue: GroupIssue | null
  /** The first thing wrong with what a save would send. */
  readonly wrong: { readonly side: MemberSide; readonly issue: GroupIssue } | null
}

/** Judges by the rules of the domain. A save without changes is about the side on screen. */
export function judge(
  sides: readonly MemberSide[],
  side: MemberSide,
  rows: Pick<GroupRows, 'of' | 'isChanged'>,
  facts: Scope,
): Judgement {
  const issueOf = ({ type }: MemberSide): GroupIssue | null =>
    groupIssue(
      type,
      rows.of(type).map(({ row }) => row),
      facts,
    )
  const changed = sides.filter(({ type }) => rows.isChanged(type))
  const [wrong = null] = (changed.length > 0 ? changed : [side]).flatMap((one) => {
    const issue = issueOf(one)
    return issue === null ? [] : [{ side: one, issue }]
  })
  return { changed, issue: issueOf(side), wrong }
}
