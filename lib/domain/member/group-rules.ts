import type { Scope } from '../../catalogue/kind.ts'
import { LOAN_SCHEME, MEMBER_TYPE, PAY_WAY } from '../codes.ts'
import { type GroupRow, isActiveRow, type Seat, type SeatNumber, seatedRows, seatOf } from './group.ts'

/**
 * Messages with which a save of groups is refused, as in the specification.
 * @source MEM-062 to MEM-071, ERR-003 to ERR-012
 * @public
 */
export const GROUP_MESSAGE = {
  noPrincipal: '未选择主借款人',
  noBuyerName: '请填写买家姓名',
  noBuyer: '每组成员必须有1个买家',
  manyPrincipals: '只可选择一位主借款人',
  manyRoles: '主借款人、共同借款人、共同还款人同一人只可选择一种',
  noLoan: '付款方案为按揭贷款时才需选择该项',
  noOwnerName: '请填写业主姓名',
  noOwner: '每组成员必须有一位产权人',
  noGuarantorName: '请填写保证人姓名',
  unfinished: '请先完成未完成的产权人填写',
} as const

/** The first issue of the groups of a side. @public */
export interface GroupIssue {
  readonly key: keyof typeof GROUP_MESSAGE
  readonly message: string
  /** Positions of the affected groups among the passed rows; empty when it affects all of them. */
  readonly rows: readonly number[]
}

/** True when the buyers of the case borrow, and so have roles in the loan. @source MEM-061 */
export function hasBorrowers(facts: Scope): boolean {
  return facts['hf20PayWay'] === PAY_WAY.loan
}

interface Judged {
  readonly at: number
  readonly seats: readonly [Seat, Seat]
}

/**
 * The first issue of all groups of one side, in the order of the specification; null when they may be saved. Removed
 * rows do not count; where there are several rows, nor do rows without people.
 * @source MEM-062 to MEM-070, OPN-099
 * @public
 */
export function groupIssue(memberType: string, rows: readonly GroupRow[], facts: Scope): GroupIssue | null {
  const active = rows.flatMap((row, at) => (isActiveRow(row) ? [{ row, at }] : []))
  const single = active.length === 1 ? active[0] : undefined
  const nameless = single !== undefined && seatOf(single.row, 1).name === ''
  const named = active.flatMap(({ row, at }): readonly Judged[] =>
    seatedRows([row]).map((seated) => ({ at, seats: [takenSeat(seated, 1), takenSeat(seated, 2)] })),
  )
  const about = (key: GroupIssue['key'], wrong: readonly Judged[] = []): GroupIssue => ({
    key,
    message: GROUP_MESSAGE[key],
    rows: wrong.map(({ at }) => at),
  })
  if (memberType === MEMBER_TYPE.guarantor) return nameless ? about('noGuarantorName') : null
  if (memberType === MEMBER_TYPE.owner) {
    if (nameless) return about('noOwnerName')
    const without = named.filter(({ seats }) => !seats.some(({ isOwner }) => isOwner))
    return without.length > 0 ? about('noOwner', without) : null
  }
  return buyerIssue(named, nameless, facts, about)
}

function buyerIssue(
  named: readonly Judged[],
  nameless: boolean,
  facts: Scope,
  about: (key: GroupIssue['key'], wrong?: readonly Judged[]) => GroupIssue,
): GroupIssue | null {
  const byLoan = hasBorrowers(facts)
  const people = peopleIn(named)
  const principals = people.filter(({ principal }) => principal)
  if (byLoan && principals.length === 0) return about('noPrincipal')
  if (nameless) return about('noBuyerName')
  if (BY_BUYER.has(String(facts['hf20LoanScheme']))) {
    const without = named.filter(({ seats }) => !seats.some(({ isBuyer }) => isBuyer))
    if (without.length > 0) return about('noBuyer', without)
  }
  if (principals.length > 1)
    return about(
      'manyPrincipals',
      named.filter(({ seats }) => seats.some(({ principal }) => principal)),
    )
  const torn = people.filter((person) => borrowing(person) > 1)
  if (torn.length > 0)
    return about(
      'manyRoles',
      named.filter(({ at }) => torn.some((person) => person.at.includes(at))),
    )
  const borrowers = named.filter(({ seats }) => seats.some((seat) => borrowing(seat) > 0))
  return !byLoan && borrowers.length > 0 ? about('noLoan', borrowers) : null
}

/** Loan schemes for which each group needs a buyer. @source MEM-064 */
const BY_BUYER: ReadonlySet<string> = new Set([LOAN_SCHEME.commercial, LOAN_SCHEME.fund, LOAN_SCHEME.combined])

/** A seat without a person has no ticks, whatever its boxes hold. */
function takenSeat(row: GroupRow, number: SeatNumber): Seat {
  const seat = seatOf(row, number)
  return seat.name === ''
    ? { id: null, name: '', isBuyer: false, isOwner: false, principal: false, coBorrower: false, coRepayer: false }
    : seat
}

type Borrowing = Pick<Seat, 'principal' | 'coBorrower' | 'coRepayer'>

const borrowing = ({ principal, coBorrower, coRepayer }: Borrowing): number =>
  [principal, coBorrower, coRepayer].filter(Boolean).length

/** Each person once, with all their ticks: one person can be in two groups. */
function peopleIn(named: readonly Judged[]): readonly (Borrowing & { readonly at: readonly number[] })[] {
  const people = new Map<string, Borrowing & { readonly at: readonly number[] }>()
  for (const { at, seats } of named) {
    for (const [index, seat] of seats.entries()) {
      if (seat.name === '') continue
      const key = seat.id ?? `${at}/${index}`
      const known = people.get(key)
      people.set(key, {
        at: [...(known?.at ?? []), at],
        principal: seat.principal || known?.principal === true,
        coBorrower: seat.coBorrower || known?.coBorrower === true,
        coRepayer: seat.coRepayer || known?.coRepayer === true,
      })
    }
  }
  return [...people.values()]
}

/** Why no further group can be added: the last one is still empty. @source MEM-071 @public */
export function addingIssue(rows: readonly GroupRow[]): string | null {
  const last = rows.filter(isActiveRow).at(-1)
  return last !== undefined && seatOf(last, 1).name === '' ? GROUP_MESSAGE.unfinished : null
}
