import { MEMBER_ROLE } from '../codes.ts'
import { type GroupRow, seatOf } from './group.ts'
import { MEMBER_SIDES } from './member-side.ts'

/** What deciding the main members needs of a member. */
export interface StandingMember {
  readonly id: string
  readonly type: string
  readonly roles: readonly string[]
}

/**
 * The main buyer and the main owner of a case: the principal borrower, else the first buyer; the first owner.
 * First in the order of groups, then in the order in which members came.
 *
 * @source BAS-033
 */
export function mainMembers(groups: readonly GroupRow[], members: readonly StandingMember[]): { readonly hf20BuyerId: string | null; readonly hf20SellerId: string | null } {
  const seated = groups.flatMap((row) => [seatOf(row, 1).id, seatOf(row, 2).id])
  const place = ({ id }: StandingMember): number => (seated.includes(id) ? seated.indexOf(id) : seated.length)
  const inOrder = members.map((one, index) => ({ one, index })).sort((a, b) => place(a.one) - place(b.one) || a.index - b.index).map(({ one }) => one)
  const first = (type: string, role: string | null): string | null => inOrder.find((one) => one.type === type && (role === null || one.roles.includes(role)))?.id ?? null
  const { buyer, owner } = MEMBER_SIDES
  return {
    hf20BuyerId: first(buyer.type, MEMBER_ROLE.principal) ?? first(buyer.type, MEMBER_ROLE.buyer) ?? first(buyer.type, null),
    hf20SellerId: first(owner.type, MEMBER_ROLE.owner) ?? first(owner.type, null),
  }
}
