import { fieldState } from '../../../../catalogue/field-state.ts'
import type { Scope } from '../../../../catalogue/kind.ts'
import { BORROWING } from '../../../../domain/member/group.ts'
import type { MemberSide } from '../../../../domain/member/member-side.ts'
import { relation } from '../../../../domain/member/relation.ts'
import type { SeatFlag } from './group-rows.ts'

/** A column of checkboxes. */
export interface FlagColumn {
  readonly flag: SeatFlag
  readonly label: string
  /** True when it may be ticked in this case; a ticked box can always be cleared. */
  readonly open: boolean
}

const FLAGS: readonly SeatFlag[] = ['isBuyer', 'isOwner', ...BORROWING]

/** The checkboxes of a side, the same for both seats. @source MEM-054, MEM-061 */
export function flagColumns({ type }: MemberSide, facts: Scope): readonly FlagColumn[] {
  const scope: Scope = { ...facts, hf2jMemberType: type }
  return FLAGS.flatMap((flag) => {
    const { visible, editable, label } = fieldState(relation, `${flag}1`, scope)
    return visible ? [{ flag, label, open: editable }] : []
  })
}

/** The checkbox for the party a group is made for: 买家, 产权人; null where the seat implies it. */
export function partyColumnOf(columns: readonly FlagColumn[]): FlagColumn | null {
  return columns.find(({ flag }) => !BORROWING.some((role) => role === flag)) ?? null
}
