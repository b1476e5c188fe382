import { dayOf } from '../../../catalogue/day.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import { LOAN_SCHEME, PROJECT_TYPE } from '../../../domain/codes.ts'
import { factsOf, type ProjectFacts } from '../../../domain/facts.ts'
import { type GroupRow, rolesOfMember } from '../../../domain/member/group.ts'
import { mainMembers } from '../../../domain/member/main-members.ts'
import { MEMBER_SIDES, type MemberSide } from '../../../domain/member/member-side.ts'
import type { NewRow, Table, Values } from '../../../backend/store.ts'
import { memberRecordTables, memberTable, relationTable } from '../../../backend/member/member-tables.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import { GUANGZHOU, PLACES } from '../places.ts'
import { createRandom } from '../random.ts'
import { type Participants, participantsOf } from './participants.ts'
import { familyOf } from './family.ts'
import type { Household, Seated } from './household.ts'
import { backgroundOf } from './background.ts'
import { memberValues, type Setting } from './member-values.ts'

/** Rows of a case in the order in which they are stored, and what the case knows about its people. */
export interface PeopleOfCase {
  readonly rows: readonly { readonly table: Table; readonly row: NewRow }[]
  readonly main: RecordValues
}

const SEED = 20_990_104
const SIDES = [MEMBER_SIDES.buyer, MEMBER_SIDES.owner, MEMBER_SIDES.guarantor] as const

/**
 * The people of a demo case with their groups and records. The same case gives the same people.
 * @param index which of the demo cases it is
 */
export function peopleOf(project: DemoProject, index: number): PeopleOfCase {
  const participants = participantsOf(createRandom(SEED + index), project, index)
  const late = latenessIn(project.record, participants)
  const unknown = unknownIn(project.record, participants)
  const add = rowsOf(project)
  const members: { readonly id: string; readonly type: string; readonly roles: readonly string[] }[] = []
  const groups: GroupRow[] = []
  const setting: Setting = {
    prjId: project.key,
    facts: factsOf(project.record as unknown as ProjectFacts),
    day: dayOf(project.createdAt), // adapter: the facts are part of a project's record
    place: PLACES.find(({ city }) => city === project.city) ?? GUANGZHOU,
  }
  for (const side of SIDES) {
    const seated = participants[side.key].map((household) => ({
      household,
      keys: household.map(() => add.key(memberTable)),
    }))
    const rows = seated.map(({ household, keys }) => groupOf(project, side, household, keys))
    for (const { household, keys } of seated) {
      const family = familyOf(createRandom(SEED * 3 + household[0].person.serial), setting, household[0])
      for (const [place, seat] of household.entries()) {
        const id = keys[place] ?? ''
        const roles = rolesOfMember(rows, side.type, { id, roles: [side.role] }, side.role)
        addMember(id, side, seat, family, roles)
        members.push({ id, type: side.type, roles })
      }
    }
    for (const row of rows) add.row(relationTable, add.key(relationTable), storedGroup(row))
    groups.push(...rows)
  }
  return { rows: add.rows, main: filledOnly(mainMembers(groups, members)) }

  function addMember(id: string, side: MemberSide, seat: Seated, family: Values, roles: readonly string[]): void {
    // A person on two sides of a case gets the same values on both.
    const random = createRandom(SEED * 2 + seat.person.serial)
    const background = backgroundOf(random, seat, {
      ...setting,
      side,
      late: late.get(seat.person.serial) ?? 0,
      unknown: unknown.has(seat.person.serial),
      sold: project.record['hf20PrjType'] === PROJECT_TYPE.purchase,
    })
    add.row(memberTable, id, {
      ...memberValues(random, setting, side, seat, { background, family }),
      ...(roles.length > 0 && { hf23MemberRole: roles }),
    })
    for (const { list, rows } of background.records) {
      const table = memberRecordTables[list.entity.service]
      if (table) for (const values of rows) add.row(table, add.key(table), filledOnly({ [list.owner]: id, ...values }))
    }
  }
}

function groupOf({ key }: DemoProject, { type }: MemberSide, household: Household, keys: readonly string[]): GroupRow {
  const seats = household.flatMap(({ person, ticks }, place) => {
    const on = {
      isBuyer: ticks.isBuyer,
      isOwner: ticks.isOwner,
      principalBorrow: ticks.principal,
      jointlyBorrow: ticks.coBorrower,
      jointlyRepayment: ticks.coRepayer,
    }
    const flags = Object.entries(on).flatMap(([flag, ticked]) => (ticked ? [[`${flag}${place + 1}`, 1] as const] : []))
    return [
      [`hf2jMemberId${place + 1}`, keys[place]] as const,
      [`hf2jMemberName${place + 1}`, person.name] as const,
      ...flags,
    ]
  })
  return {
    hf2jPrjId: key,
    hf2jMemberType: type,
    hf2jMarryCondition1: household[0].marriage,
    ...Object.fromEntries(seats),
  }
}

/** Leaves out the values of a group that follow from its people: names, roles and tags. */
function storedGroup({ hf2jMemberName1: _first, hf2jMemberName2: _second, ...row }: GroupRow): RecordValues {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? null]))
}

/** Gives rows their keys, their order and their case. */
function rowsOf({ key: project, city }: DemoProject) {
  const rows: { table: Table; row: NewRow }[] = []
  const counts = new Map<Table, number>()
  const stored = new Map<Table, number>()
  const count = (of: Map<Table, number>, table: Table): number => {
    const number = (of.get(table) ?? 0) + 1
    of.set(table, number)
    return number
  }
  return {
    rows,
    key: (table: Table): string => `${project.replace('project', table.name.slice(0, 4))}-${count(counts, table)}`,
    row: (table: Table, key: string, values: NewRow['values']): void =>
      void rows.push({ table, row: { key, project, city, values: { ...values, sortNo: count(stored, table) } } }),
  }
}

/**
 * How many late payments each person has, as the case states it: `hf20CreditWho` and, for mortgagors, the number of
 * times.
 */
function latenessIn(record: RecordValues, { buyer, owner }: Participants): ReadonlyMap<number, number> {
  const who = record['hf20CreditWho']
  const times = record['hf20LoanScheme'] === LOAN_SCHEME.mortgage ? Number(record['hf20MortgagerLateTimes'] ?? 0) : 2
  const seats = [...buyer, ...owner].flat<readonly Household[]>()
  const is = ({ ticks }: Seated): boolean =>
    (who === 'HX0402' && ticks.principal === true) ||
    (who === 'HX0403' && (ticks.coBorrower === true || ticks.coRepayer === true)) ||
    (who === 'HX0404' && ticks.isOwner === true)
  const mortgagor = record['hf20LoanScheme'] === LOAN_SCHEME.mortgage ? owner[0]?.[0] : undefined
  return new Map(
    seats.flatMap((seat) =>
      seat === mortgagor || (!mortgagor && is(seat)) ? [[seat.person.serial, times] as const] : [],
    ),
  )
}

/** People without bank data. */
function unknownIn({ hf20CreditWho: who }: RecordValues, { buyer, owner }: Participants): ReadonlySet<number> {
  const principals = [...buyer, ...(buyer.length === 0 ? owner : [])].flatMap(([first]) => first)
  return new Set(who === 'HX0405' ? principals.slice(0, 1).map(({ person }) => person.serial) : [])
}
