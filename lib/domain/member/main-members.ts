import { MEMBER_ROLE } from '../codes.ts'
import { type GroupRow, seatOf } from './group.ts'
import { isParty, MEMBER_SIDES, type MemberSide } from './member-side.ts'

/** The data of a member that decides who is a main member. */
export interface MainMemberCandidate {
  readonly id: string
  readonly type: string
  readonly roles: readonly string[]
}

/**
 * The main buyer and the main owner of a case: the buyer who is the principal borrower, else the first buyer; the first
 * owner. Null where the side has no buyer or owner. First means: in the order of groups, then in the order in which
 * members were added.
 * @source BAS-033
 */
export function mainMembers(
  groups: readonly GroupRow[],
  members: readonly MainMemberCandidate[],
): { readonly hf20BuyerId: string | null; readonly hf20SellerId: string | null } {
  const seated = groups.flatMap((row) => [seatOf(row, 1).id, seatOf(row, 2).id])
  const place = ({ id }: MainMemberCandidate): number => (seated.includes(id) ? seated.indexOf(id) : seated.length)
  const inOrder = members
    .map((one, index) => ({ one, index }))
    .sort((a, b) => place(a.one) - place(b.one) || a.index - b.index)
    .map(({ one }) => one)
  const first = (side: MemberSide, ...further: readonly string[]): string | null =>
    inOrder.find(({ type, roles }) => isParty(side, type, roles) && further.every((role) => roles.includes(role)))
      ?.id ?? null
  const { buyer, owner } = MEMBER_SIDES
  return {
    hf20BuyerId: first(buyer, MEMBER_ROLE.principal) ?? first(buyer),
    hf20SellerId: first(owner),
  }
}
