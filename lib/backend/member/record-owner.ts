import type { Scope } from '../../catalogue/kind.ts'
import { type MemberRecords, recordsFor } from '../../domain/member/member-records.ts'
import { type MemberSide, sideWord } from '../../domain/member/member-side.ts'
import type { SignedIn } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Table } from '../store.ts'
import { memberTable } from './member-tables.ts'
import { changeableChild, type Child, factsOfCase, visibleChild } from './case-access.ts'
import { sideOfMember } from './member-record.ts'

/** A list of records with the table that stores it. */
export interface MemberRecordTable extends MemberRecords {
  readonly table: Table
}

/** The member that records belong to, and what rules may know about it. */
export interface RecordOwner {
  readonly project: Row
  readonly member: Row
  readonly side: MemberSide
  /** Facts of the case with the side of the member. */
  readonly scope: Scope
}

/** The member, for those who see the case. @throws Refusal NOT_FOUND, or INVALID for members without such records */
export async function visibleOwner(
  context: SignedIn,
  source: MemberRecordTable,
  id: string | null | undefined,
): Promise<RecordOwner> {
  if (!id) throw Refusal.invalid([{ field: 'objKey', message: '成员ID必填' }])
  return ownerOf(source, await visibleChild(context, memberTable, id))
}

/** The member a new record is for, the case locked. @throws Refusal */
export async function changeableOwner(context: SignedIn, source: MemberRecordTable, id: unknown): Promise<RecordOwner> {
  if (typeof id !== 'string' || id === '')
    throw Refusal.invalid([
      { field: source.owner, message: `${source.entity.fields[source.owner]?.label ?? source.owner}必填` },
    ])
  return ownerOf(source, await changeableChild(context, memberTable, id))
}

/** A record and its member, for those who see the case. @throws Refusal */
export async function visibleRecord(
  context: SignedIn,
  source: MemberRecordTable,
  id: string | null | undefined,
): Promise<RecordOwner & { readonly row: Row }> {
  return withOwner(context, source, await visibleChild(context, source.table, id))
}

/** The same for those who may change it, both locked. @throws Refusal */
export async function changeableRecord(
  context: SignedIn,
  source: MemberRecordTable,
  id: string | null | undefined,
): Promise<RecordOwner & { readonly row: Row }> {
  return withOwner(context, source, await changeableChild(context, source.table, id))
}

async function withOwner(
  { unit }: SignedIn,
  source: MemberRecordTable,
  { row, project }: Child,
): Promise<RecordOwner & { readonly row: Row }> {
  const member = await unit.get(memberTable, textOf(row.values[source.owner]))
  if (!member || member.project !== project.key) throw new Refusal('NOT_FOUND')
  return { ...ownerOf(source, { row: member, project }), row }
}

function ownerOf({ key, entity, owner }: MemberRecordTable, { row: member, project }: Child): RecordOwner {
  const side = sideOfMember(member)
  const scope = { ...factsOfCase(project), hf23MemberType: side.type }
  if (!recordsFor(scope).some((list) => list.key === key))
    throw Refusal.invalid([{ field: owner, message: `该项目的${sideWord(side, scope)}没有“${entity.title}”记录` }])
  return { project, member, side, scope }
}
