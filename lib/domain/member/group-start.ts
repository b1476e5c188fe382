import { MEMBER_TYPE } from '../codes.ts'
import { type GroupedMember, type GroupRow, isActiveRow, type SeatNumber, seatOf } from './group.ts'
import { sideOf } from './member-side.ts'

/** A member of a side who may not be in a group yet. */
export interface Groupable extends GroupedMember {
  readonly name: string
  /** Code of the marriage on the person's own card; null where it is unknown. */
  readonly marriage: string | null
}

/** The seats of the groups that stay. */
export interface SeatAt {
  readonly at: number
  readonly row: GroupRow
  readonly number: SeatNumber
}

/** The seats on which a member sits. */
export function seatsOf(rows: readonly GroupRow[], id: string): readonly SeatAt[] {
  return rows.flatMap((row, at) =>
    ([1, 2] as const)
      .filter((number) => isActiveRow(row) && seatOf(row, number).id === id)
      .map((number) => ({ at, row, number })),
  )
}

/** The group of a member who has none: the party the side is made of, with the marriage of the card. */
export function groupOfOne(memberType: string, { id, name, marriage }: Omit<Groupable, 'roles'>): GroupRow {
  return {
    hf2jMemberId1: id,
    hf2jMemberName1: name,
    hf2jMarryCondition1: marriage,
    ...(memberType === MEMBER_TYPE.buyer && { isBuyer1: 1 }),
    ...(memberType === MEMBER_TYPE.owner && { isOwner1: 1 }),
  }
}

/**
 * A group for each member who is in none. A member without the role of the side has left a group, and is not put
 * into one again.
 * @source MEM-055
 */
export function groupsToStart(
  memberType: string,
  rows: readonly GroupRow[],
  people: readonly Groupable[],
): readonly { readonly id: string; readonly row: GroupRow }[] {
  const role = sideOf(memberType)?.role
  return people
    .filter(({ id, name, roles }) => role && roles.includes(role) && name !== '' && seatsOf(rows, id).length === 0)
    .map((person) => ({ id: person.id, row: groupOfOne(memberType, person) }))
}

/** The marriage of a group once a member takes a seat: that of the card, unless the other person has settled it. */
export function marriageOnSeat(row: GroupRow, number: SeatNumber, marriage: string): string {
  const alone = seatOf(row, number === 1 ? 2 : 1).name === ''
  return alone ? marriage : (row.hf2jMarryCondition1 ?? marriage)
}
