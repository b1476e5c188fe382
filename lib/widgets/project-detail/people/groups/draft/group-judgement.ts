import type { Scope } from '../../../../../catalogue/kind.ts'
import { type GroupIssue, groupIssue } from '../../../../../domain/member/group-rules.ts'
import type { MemberSide } from '../../../../../domain/member/member-side.ts'
import type { GroupRows } from './use-group-rows.ts'

/** Result of validating the groups on screen. */
export interface Judgement {
  /** Sides with unsaved changes. */
  readonly changed: readonly MemberSide[]
  /** Sides a save sends: those, or the side on screen with the groups the dialog began with. */
  readonly sent: readonly MemberSide[]
  /** The first error on the side on screen. */
  readonly issue: GroupIssue | null
  /** The first error in what a save would send. */
  readonly wrong: { readonly side: MemberSide; readonly issue: GroupIssue } | null
}

/** Validates by the rules of the domain. Without changes, a save validates the side on screen. */
export function judge(
  sides: readonly MemberSide[],
  side: MemberSide,
  rows: Pick<GroupRows, 'of' | 'isChanged' | 'isSendable'>,
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
  const sent = changed.length > 0 ? changed : [side].filter(({ type }) => rows.isSendable(type))
  return { changed, sent, issue: issueOf(side), wrong }
}
