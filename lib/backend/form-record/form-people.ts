import { holds } from '../../catalogue/condition.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { MARRIAGE, MEMBER_ROLE } from '../../domain/codes.ts'
import { seatOf } from '../../domain/member/group.ts'
import type { PersonList } from '../../domain/form-record/form-template.ts'
import { hasSide, isParty, MEMBER_SIDES, type MemberSide } from '../../domain/member/member-side.ts'
import { groupOf, groupRowsOf, memberRowsOf, namesOf } from '../member/relation-rows.ts'
import { sideOfMember } from '../member/member-record.ts'
import { listOf, textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'

/** The roles of people in a case, by member key. */
export interface FormPeople {
  readonly rows: readonly Row[]
  readonly lists: Readonly<Record<PersonList, readonly string[]>>
}

/** The members of a case in the shape forms read. Members on a side the case no longer has are left out. */
export async function peopleOf(unit: Unit, project: Row, facts: Scope): Promise<FormPeople> {
  const rows = (await memberRowsOf(unit, project.key)).filter((row) => hasSide(sideOfMember(row), facts))
  const mainBuyer = textOf(project.values['hf20BuyerId'])
  const mainOwner = textOf(project.values['hf20SellerId'])
  const buyers = partiesOf(rows, MEMBER_SIDES.buyer, mainBuyer)
  const owners = partiesOf(rows, MEMBER_SIDES.owner, mainOwner)
  const having = (role: string) =>
    rows.filter(({ values }) => listOf(values['hf23MemberRole']).includes(role)).map(({ key }) => key)
  const principal = [
    ...having(MEMBER_ROLE.principal),
    ...buyers,
    ...(holds(MEMBER_SIDES.buyer.shown, facts) ? [] : owners),
  ].slice(0, 1)
  const coBorrowers = having(MEMBER_ROLE.coBorrower).filter((key) => !principal.includes(key))
  const lists = {
    principal,
    spouse: await spouseOf(unit, project, rows, principal[0]),
    borrowers: [...principal, ...coBorrowers],
    coBorrowers,
    coRepayers: having(MEMBER_ROLE.coRepayer),
    buyers,
    owners,
    guarantors: partiesOf(rows, MEMBER_SIDES.guarantor, ''),
  }
  return { rows, lists }
}

/** The parties of a side, the main one first. */
function partiesOf(rows: readonly Row[], side: MemberSide, first: string): readonly string[] {
  const isOne = ({ values }: Row): boolean =>
    isParty(side, textOf(values['hf23MemberType']), listOf(values['hf23MemberRole']))
  const keys = rows.filter(isOne).map(({ key }) => key)
  return keys.includes(first) ? [first, ...keys.filter((key) => key !== first)] : keys
}

const MARRIED: readonly unknown[] = Object.values(MARRIAGE)

/** The person in the same group who is married to this one. */
async function spouseOf(
  unit: Unit,
  project: Row,
  rows: readonly Row[],
  key: string | undefined,
): Promise<readonly string[]> {
  if (key === undefined) return []
  const names = namesOf(rows)
  for (const row of await groupRowsOf(unit, project.key)) {
    const group = groupOf(row, names)
    const ids = [seatOf(group, 1).id, seatOf(group, 2).id]
    const other = ids.find((id) => id !== null && id !== key)
    if (
      ids.includes(key) &&
      other &&
      MARRIED.includes(group['hf2jMarryCondition1']) &&
      rows.some((member) => member.key === other)
    )
      return [other]
  }
  return []
}
