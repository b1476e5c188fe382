import { fieldState } from '../../../../catalogue/field-state.ts'
import type { Scope } from '../../../../catalogue/kind.ts'
import { BORROWING } from '../../../../domain/member/group.ts'
import type { MemberSide } from '../../../../domain/member/member-side.ts'
import { relation } from '../../../../domain/member/relation.ts'
import type { SeatFlag } from './group-rows.ts'

/** A column of boxes. */
export interface FlagColumn {
  readonly flag: SeatFlag
  readonly label: string
  /** May be ticked in this case; what is ticked all the same may always be cleared. */
  readonly open: boolean
}

const FLAGS: readonly SeatFlag[] = ['isBuyer', 'isOwner', ...BORROWING]

/** The boxes of a side, alike for both seats. @source MEM-054, MEM-061 */
export function flagColumns({ type }: MemberSide, facts: Scope): readonly FlagColumn[] {
  const scope: Scope = { ...facts, hf2jMemberType: type }
  return FLAGS.flatMap((flag) => {
    const { visible, editable, label } = fieldState(relation, `${flag}1`, scope)
    return visible ? [{ flag, label, open: editable }] : []
  })
}

/** The box that says for whom a group is made: 买家, 产权人; null where the seat itself says it. */
export function partyColumnOf(columns: readonly FlagColumn[]): FlagColumn | null {
  return columns.find(({ flag }) => !BORROWING.some((role) => role === flag)) ?? null
}
