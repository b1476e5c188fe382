import type { RecordValues } from '../../catalogue/effect.ts'
import { type GroupRow, rolesOfSeat, type SeatNumber, seatOf, tagOf } from '../../domain/member/group.ts'
import type { MainMemberCandidate } from '../../domain/member/main-members.ts'
import { relation } from '../../domain/member/relation.ts'
import { answerRows, recordOf } from '../record/answer.ts'
import { listOf, textOf } from '../session.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { memberTable, relationTable } from './member-tables.ts'

/** The current names of members, by key. */
export type Names = ReadonlyMap<string, string>

/** The groups of a case that are not removed, ordered by side and position. Without types: those of every side. */
export async function groupRowsOf(unit: Unit, prjId: string, memberTypes?: readonly string[]): Promise<readonly Row[]> {
  const ofSides: readonly Filter[] = memberTypes ? [{ field: 'hf2jMemberType', is: memberTypes }] : []
  const where: Filter = { all: [{ field: '$project', is: [prjId] }, { field: 'isDelete', is: [null, 0] }, ...ofSides] }
  return (
    await unit.list(relationTable, { where, sort: [{ field: 'hf2jMemberType' }, { field: 'sortNo' }], counted: false })
  ).rows
}

/** The members of a case in the order they were added. Without types: those of every side. */
export async function memberRowsOf(
  unit: Unit,
  prjId: string,
  memberTypes?: readonly string[],
): Promise<readonly Row[]> {
  const ofSides: readonly Filter[] = memberTypes ? [{ field: 'hf23MemberType', is: memberTypes }] : []
  return (
    await unit.list(memberTable, {
      where: { all: [{ field: '$project', is: [prjId] }, ...ofSides] },
      sort: [{ field: 'sortNo' }],
      counted: false,
    })
  ).rows
}

export function namesOf(members: readonly Row[]): Names {
  return new Map(members.map(({ key, values }) => [key, textOf(values['hf23LinkName'])]))
}

/** The part of a member that decides who is the main one. */
export function candidateOf({ key, values }: Row): MainMemberCandidate {
  return { id: key, type: textOf(values['hf23MemberType']), roles: listOf(values['hf23MemberRole']) }
}

/**
 * A stored group as it is answered: its people by their current names and with their roles. A removed person has no
 * name.
 */
export function groupOf(row: Row, names: Names): RecordValues {
  const record = recordOf(relation, row)
  return { ...record, ...seatIn(record, 1, names), ...seatIn(record, 2, names), hf2jId: row.key, entityState: null }
}

function seatIn(record: RecordValues, number: SeatNumber, names: Names): RecordValues {
  const name = names.get(textOf(record[`hf2jMemberId${number}`])) ?? null
  const named: GroupRow = { ...record, [`hf2jMemberName${number}`]: name }
  const type = textOf(record['hf2jMemberType'])
  const roles = rolesOfSeat(type, seatOf(named, number), number)
  return {
    [`hf2jMemberName${number}`]: name,
    [`hf2jMemberRole${number}`]: roles,
    [`memberTag${number}`]: name === null ? null : tagOf(type, roles),
  }
}

/** Groups in wire form. */
export async function answerGroups(
  unit: Unit,
  rows: readonly Row[],
  names: Names,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return answerRows(unit, relation, rows, (_record, row) => groupOf(row, names))
}
