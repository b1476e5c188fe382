import type { Scope } from '../../catalogue/kind.ts'
import { MEMBER_TAG, MEMBER_TYPE } from '../codes.ts'
import {
  BORROWING,
  type GroupedMember,
  type GroupRow,
  isActiveRow,
  rolesOfMember,
  type SeatNumber,
  seatOf,
  tagOf,
} from './group.ts'
import { type GroupIssue, groupIssue } from './group-rules.ts'
import { type Groupable, groupOfOne, seatsOf } from './group-start.ts'

/** The tags a buyer can be given, in the order they are offered. @source MEM-056 */
export const BUYER_TAGS = [
  MEMBER_TAG.principal,
  MEMBER_TAG.coBorrower,
  MEMBER_TAG.coRepayer,
  MEMBER_TAG.nameOnly,
  MEMBER_TAG.noName,
] as const
export type BuyerTag = (typeof BUYER_TAGS)[number]

type Borrowing = (typeof BORROWING)[number]

/** The box of a seat that gives a tag; the others are given without a borrowing role. */
const BOX: Readonly<Partial<Record<BuyerTag, Borrowing>>> = {
  [MEMBER_TAG.principal]: 'principalBorrow',
  [MEMBER_TAG.coBorrower]: 'jointlyBorrow',
  [MEMBER_TAG.coRepayer]: 'jointlyRepayment',
}

/** What giving a buyer a tag does to the groups of the buyers. */
export interface TagChange {
  /** The passed groups in their order, then the one made for a buyer who had none. */
  readonly rows: readonly GroupRow[]
  /** Why it may not be stored. */
  readonly issue: GroupIssue | null
  /** The principal borrower before, with the tag they have afterwards. */
  readonly former: { readonly name: string; readonly tag: string | null } | null
}

/** The tag of a buyer: by the groups where there are any, which are newer than the roles stored with the person. */
export function buyerTag(rows: readonly GroupRow[], buyer: GroupedMember): string | null {
  const roles =
    seatsOf(rows, buyer.id).length > 0
      ? rolesOfMember(rows.filter(isActiveRow), MEMBER_TYPE.buyer, buyer, '')
      : buyer.roles
  return tagOf(MEMBER_TYPE.buyer, roles)
}

/**
 * Gives a buyer a tag, in the person's group or in a new one. A case has one principal borrower: the former one
 * takes over the borrowing role the new one had.
 * @source MEM-060, MEM-062 to MEM-067
 */
export function withBuyerTag(rows: readonly GroupRow[], buyer: Groupable, tag: BuyerTag, facts: Scope): TagChange {
  const all = seatsOf(rows, buyer.id).length > 0 ? rows : [...rows, groupOfOne(MEMBER_TYPE.buyer, buyer)]
  const own = seatsOf(all, buyer.id)
  const taken = own.flatMap(({ row, number }) => BORROWING.filter((box) => hasBox(row, number, box)))
  const former = tag === MEMBER_TAG.principal ? principalsIn(all).find(({ id }) => id !== buyer.id) : undefined
  const ticked = all.map((row, at) => {
    let next = row
    for (const [index, { number }] of own.entries())
      if (own[index]?.at === at)
        next = {
          ...next,
          ...borrowingBoxes(number, index === 0 ? BOX[tag] : undefined),
          ...(tag === MEMBER_TAG.noName ? { [`isBuyer${number}`]: 0 } : {}),
          ...(tag === MEMBER_TAG.nameOnly && index === 0 ? { [`isBuyer${number}`]: 1 } : {}),
        }
    return former?.at === at ? { ...next, ...borrowingBoxes(former.number, taken[0]) } : next
  })
  return {
    rows: ticked,
    issue: groupIssue(MEMBER_TYPE.buyer, ticked, facts),
    former: former ? { name: former.name, tag: buyerTag(ticked, { id: former.id, roles: [] }) } : null,
  }
}

function principalsIn(rows: readonly GroupRow[]): readonly {
  readonly at: number
  readonly number: SeatNumber
  readonly id: string
  readonly name: string
}[] {
  return rows.flatMap((row, at) =>
    ([1, 2] as const).flatMap((number) => {
      const { id, name, principal } = seatOf(row, number)
      return isActiveRow(row) && principal && id !== null ? [{ at, number, id, name }] : []
    }),
  )
}

function hasBox(row: GroupRow, number: SeatNumber, box: Borrowing): boolean {
  const { principal, coBorrower, coRepayer } = seatOf(row, number)
  return { principalBorrow: principal, jointlyBorrow: coBorrower, jointlyRepayment: coRepayer }[box]
}

/** The boxes of a seat with one borrowing role ticked, or none. */
function borrowingBoxes(number: SeatNumber, box: Borrowing | undefined): GroupRow {
  return Object.fromEntries(BORROWING.map((name) => [`${name}${number}`, name === box ? 1 : 0]))
}
