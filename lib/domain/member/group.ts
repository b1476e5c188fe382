import { isOn } from '../../catalogue/kind.ts'
import { ENTITY_STATE, MEMBER_ROLE, MEMBER_TAG, MEMBER_TYPE } from '../codes.ts'
import type { Relation } from './relation.ts'

/** A row of a group as it is edited and sent; absent fields are empty. */
export type GroupRow = Partial<Relation>

/** Number of one of the two seats of a row. */
export type SeatNumber = 1 | 2

/** One of the two seats of a row. */
export interface Seat {
  readonly id: string | null
  /** Trimmed; empty while the seat is free. */
  readonly name: string
  readonly isBuyer: boolean
  readonly isOwner: boolean
  readonly principal: boolean
  readonly coBorrower: boolean
  readonly coRepayer: boolean
}

/** Prefixes of the fields of borrowing roles on the wire; a person has at most one of these roles. @source MEM-060 */
export const BORROWING = ['principalBorrow', 'jointlyBorrow', 'jointlyRepayment'] as const
/** Prefixes of the fields of a seat on the wire; the number of the seat follows. */
export const SEAT_FIELDS = [
  'hf2jMemberId',
  'hf2jMemberName',
  'hf2jMemberRole',
  'memberTag',
  'isBuyer',
  'isOwner',
  ...BORROWING,
] as const

/** Reads one seat of a row: the person, and the roles the person has in the group. */
export function seatOf(row: GroupRow, number: SeatNumber): Seat {
  const at = (field: (typeof SEAT_FIELDS)[number]) => row[`${field}${number}`]
  const id = at('hf2jMemberId')
  const name = at('hf2jMemberName')
  return {
    id: typeof id === 'string' && id !== '' ? id : null,
    name: typeof name === 'string' ? name.trim() : '',
    isBuyer: isOn(at('isBuyer')),
    isOwner: isOn(at('isOwner')),
    principal: isOn(at('principalBorrow')),
    coBorrower: isOn(at('jointlyBorrow')),
    coRepayer: isOn(at('jointlyRepayment')),
  }
}

/** True for a row that stays; a removed row has two marks. @source MEM-053, OPN-098 */
export function isActiveRow(row: GroupRow): boolean {
  return !isOn(row.isDelete) && row.entityState !== ENTITY_STATE.deleted
}

/** The row as it is sent when it is removed. @source MEM-053 @public */
export function removedRow(row: GroupRow): GroupRow {
  return { ...row, isDelete: 1, entityState: ENTITY_STATE.deleted }
}

/**
 * The changes that follow when a box of a seat is ticked or cleared: a borrowing role replaces another one.
 * @source MEM-060
 * @public
 */
export function ticked(
  number: SeatNumber,
  field: 'isBuyer' | 'isOwner' | (typeof BORROWING)[number],
  on: boolean,
): GroupRow {
  const flag = on ? 1 : 0
  const others =
    BORROWING.some((name) => name === field) && on
      ? BORROWING.filter((name) => name !== field).map((name) => [`${name}${number}`, 0])
      : []
  return { [`${field}${number}`]: flag, ...Object.fromEntries(others) }
}

/**
 * Rows as they are checked and stored: leaves out removed rows and rows without people, and moves a person who is alone
 * on the second seat to the first.
 */
export function seatedRows<R extends GroupRow>(rows: readonly R[]): readonly R[] {
  return rows.filter(isActiveRow).flatMap((row) => {
    const [first, second] = [seatOf(row, 1), seatOf(row, 2)]
    if (first.name === '' && second.name === '') return []
    return [first.name === '' ? movedUp(row) : row]
  })
}

/** Moves the person of the second seat to the first. */
export function movedUp<R extends GroupRow>(row: R): R {
  const up = SEAT_FIELDS.map((field) => [`${field}1`, row[`${field}2`] ?? null])
  return { ...row, ...Object.fromEntries(up), ...emptySeat(2) }
}

/** The fields of a free seat. */
export function emptySeat(number: SeatNumber): GroupRow {
  return Object.fromEntries(SEAT_FIELDS.map((field) => [`${field}${number}`, null]))
}

/** The role codes of a seat, in the order of the dictionary. @source MEM-055, OPN-032 */
export function rolesOfSeat(memberType: string | null | undefined, seat: Seat, number: SeatNumber): readonly string[] {
  if (seat.name === '') return []
  if (memberType === MEMBER_TYPE.guarantor) return number === 1 ? [MEMBER_ROLE.guarantor] : []
  if (memberType === MEMBER_TYPE.owner) return seat.isOwner ? [MEMBER_ROLE.owner] : []
  return [
    ...(seat.isBuyer ? [MEMBER_ROLE.buyer] : []),
    ...(seat.principal ? [MEMBER_ROLE.principal] : []),
    ...(seat.coBorrower ? [MEMBER_ROLE.coBorrower] : []),
    ...(seat.coRepayer ? [MEMBER_ROLE.coRepayer] : []),
  ]
}

/**
 * The tag of a person with these roles, as a code of MEMBER_TAG; null for an owner, whose side shows it already.
 * @source MEM-056, OPN-032
 * @public
 */
export function tagOf(memberType: string | null | undefined, roles: readonly string[]): string | null {
  const has = (role: string): boolean => roles.includes(role)
  if (has(MEMBER_ROLE.principal)) return MEMBER_TAG.principal
  if (has(MEMBER_ROLE.coBorrower)) return MEMBER_TAG.coBorrower
  if (has(MEMBER_ROLE.coRepayer)) return MEMBER_TAG.coRepayer
  if (has(MEMBER_ROLE.buyer)) return MEMBER_TAG.nameOnly
  if (has(MEMBER_ROLE.guarantor)) return MEMBER_TAG.guarantor
  if (has(MEMBER_ROLE.owner)) return null
  return memberType === MEMBER_TYPE.guarantor ? MEMBER_TAG.guarantorSpouse : MEMBER_TAG.noName
}

/** A member whose roles follow from the groups of a side. */
export interface GroupedMember {
  readonly id: string
  /** The role codes stored so far; a new member has that of the side. */
  readonly roles: readonly string[]
}

/**
 * The role codes of a member, from all groups of the side together. Leaving a group removes roles and never adds one:
 * of the former roles only that of the side stays.
 * @param sideRole role of a member of the side without a group, `MemberSide.role`
 * @source MEM-055
 * @public
 */
export function rolesOfMember(
  rows: readonly GroupRow[],
  memberType: string,
  { id, roles }: GroupedMember,
  sideRole: string,
): readonly string[] {
  const seats = rows.flatMap((row) => ([1, 2] as const).map((number) => ({ seat: seatOf(row, number), number })))
  const own = seats.filter(({ seat }) => seat.id === id)
  if (own.length === 0) return roles.filter((role) => role === sideRole)
  return [...new Set(own.flatMap(({ seat, number }) => rolesOfSeat(memberType, seat, number)))].sort()
}
