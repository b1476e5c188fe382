import { MEMBER_ROLE } from '../../../../domain/codes.ts'
import { isActiveRow, rolesOfMember, rolesOfSeat, seatedRows, seatOf, tagOf } from '../../../../domain/member/group.ts'
import type { GroupIssue } from '../../../../domain/member/group-rules.ts'
import { sideOf } from '../../../../domain/member/member-side.ts'
import type { EditedRow } from './group-rows.ts'

/** A person as shown after the groups are saved. */
export interface PreviewPerson {
  readonly key: string
  readonly name: string
  /** True for a name that becomes a member on save. */
  readonly isNew: boolean
  /** True for a buyer or owner, the party the group is made for. */
  readonly stands: boolean
  /** Codes of MEMBER_TAG. */
  readonly tags: readonly string[]
  /** True when the tags contradict those of others, or each other. */
  readonly conflict: boolean
}

const PARTY_ROLES: readonly string[] = [MEMBER_ROLE.buyer, MEMBER_ROLE.owner]
const LOANS: readonly string[] = [MEMBER_ROLE.principal, MEMBER_ROLE.coBorrower, MEMBER_ROLE.coRepayer]

/** Everyone once, in the order of the groups, with the roles of all their seats. @source MEM-056, OPN-032 */
export function previewPeople(
  memberType: string,
  rows: readonly EditedRow[],
  issue: GroupIssue | null,
): readonly PreviewPerson[] {
  const people = new Map<
    string,
    {
      readonly name: string
      readonly isNew: boolean
      readonly roles: readonly string[]
      readonly at: readonly number[]
    }
  >()
  for (const [at, { key, row }] of rows.entries()) {
    for (const seated of isActiveRow(row) ? seatedRows([row]) : []) {
      for (const number of [1, 2] as const) {
        const seat = seatOf(seated, number)
        if (seat.name === '') continue
        const person = seat.id ?? `${key}/${number}`
        const known = people.get(person)
        const roles = [...new Set([...(known?.roles ?? []), ...rolesOfSeat(memberType, seat, number)])]
        people.set(person, { name: seat.name, isNew: seat.id === null, roles, at: [...(known?.at ?? []), at] })
      }
    }
  }
  for (const { id, name, roles } of membersWhoLeft(memberType, rows, people))
    people.set(id, { name, isNew: false, roles, at: [] })
  return [...people].map(([key, { name, isNew, roles, at }]) => {
    const loans = LOANS.filter((role) => roles.includes(role))
    const tags = loans.length > 1 ? loans : [tagOf(memberType, roles)]
    return {
      key,
      name,
      isNew,
      stands: PARTY_ROLES.some((role) => roles.includes(role)),
      tags: tags.filter((tag) => tag !== null),
      conflict: issue !== null && at.some((place) => issue.rows.includes(place)) && contradicts(issue, loans),
    }
  })
}

interface FormerMember {
  readonly id: string
  readonly name: string
  readonly roles: readonly string[]
}

/** Members of stored groups who are no longer in any. They stay members, with their remaining roles. */
function membersWhoLeft(
  memberType: string,
  rows: readonly EditedRow[],
  seated: ReadonlyMap<string, unknown>,
): readonly FormerMember[] {
  const side = sideOf(memberType)
  const stored = rows.flatMap(({ stored: row }) => (row === null || !isActiveRow(row) ? [] : [row]))
  const seats = stored.flatMap((row) => ([1, 2] as const).map((number) => ({ number, seat: seatOf(row, number) })))
  const names = new Map(
    seats.flatMap(({ seat }) => (seat.id === null || seated.has(seat.id) ? [] : [[seat.id, seat.name] as const])),
  )
  return side === null
    ? []
    : [...names].map(([id, name]) => {
        const before = rolesOfMember(stored, memberType, { id, roles: [] }, side.role)
        return { id, name, roles: rolesOfMember([], memberType, { id, roles: before }, side.role) }
      })
}

function contradicts({ key }: GroupIssue, loans: readonly string[]): boolean {
  if (key === 'manyPrincipals') return loans.includes(MEMBER_ROLE.principal)
  if (key === 'manyRoles') return loans.length > 1
  return key === 'noLoan' && loans.length > 0
}
