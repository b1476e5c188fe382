import type { RecordValues } from '../../catalogue/effect.ts'
import type { RecordInput } from '../../contract/input.ts'
import { followsFromCards, READ_FROM_CARD } from '../../domain/member/from-card.ts'
import { member } from '../../domain/member/member.ts'
import { relation } from '../../domain/member/relation.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { project as projectEntity } from '../../domain/project/project.ts'
import { notifyNaming } from '../case-record/naming.ts'
import type { SignedIn } from '../handler.ts'
import { allow, needs } from '../policy.ts'
import { answerRecord } from '../record/answer.ts'
import { judge } from '../record/save.ts'
import { updateRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'
import { memberTable } from './member-tables.ts'
import { addToCase } from './add-to-case.ts'
import { changeableCase, changeableChild, factsOfCase } from './case-access.ts'
import { updateMainMembers } from './main-members.ts'
import { memberOf, newMember, openSide, refuseMoving, rulesFor, sideOfMember } from './member-record.ts'
import { groupRowsOf } from './relation-rows.ts'

/** Fields that decide where a member belongs. The server sets the roles. */
const PLACED_BY = ['hf23PrjId', 'hf23MemberType'] as const

/** Stores a new or changed member, and updates the main member of the case. @throws Refusal */
export async function saveMember(input: RecordInput, context: SignedIn): Promise<Readonly<Record<string, unknown>>> {
  const { unit, principal } = context
  allow(needs(input.keyValue ? PRIVILEGE.update : PRIVILEGE.add), principal)
  const { row, project } = input.keyValue
    ? await changeableChild(context, memberTable, input.keyValue)
    : { row: null, project: await caseOfNew(context, input) }
  const facts = factsOfCase(project)
  const side = row
    ? sideOfMember(row)
    : openSide(typeof input['hf23MemberType'] === 'string' ? input['hf23MemberType'] : null, facts, 'hf23MemberType')
  const before = row ? memberOf(row, facts) : newMember(side, project, facts)
  refuseMoving(member, before, input, PLACED_BY)
  const overlay = await rulesFor(unit, member, side, project, facts)
  const { record, changed } = await judge(
    context,
    {
      entity: member,
      table: memberTable,
      row,
      before,
      facts,
      overlay,
      place: { project: project.key, city: project.city },
      follows: fromCards(context),
    },
    input,
  )
  if (row && changed.length === 0) return answerRecord(unit, member, before, row)
  const saved = row
    ? await updateRecord(context, memberTable, row, record, changed)
    : await addToCase(context, memberTable, project, record)
  const updated = await updateMainMembers(context, project)
  if (row && changed.includes('hf23LinkName')) await notifyRenamed(context, updated, row.key)
  return answerRecord(unit, member, memberOf(saved, facts), saved)
}

/**
 * Notifies pages that show the name of a member without storing it: groups, records, and the case the member is the
 * main one of.
 */
async function notifyRenamed(context: SignedIn, project: Row, id: string): Promise<void> {
  const { unit, notify } = context
  for (const row of await groupRowsOf(unit, project.key))
    if (row.values['hf2jMemberId1'] === id || row.values['hf2jMemberId2'] === id)
      notify.record(relation.service, row.key, row)
  if (project.values['hf20BuyerId'] === id || project.values['hf20SellerId'] === id)
    notify.record(projectEntity.service, project.key, project)
  await notifyNaming(context, project, id)
}

async function caseOfNew(context: SignedIn, { hf23PrjId }: RecordInput): Promise<Row> {
  if (typeof hf23PrjId !== 'string' || hf23PrjId === '')
    throw Refusal.invalid([{ field: 'hf23PrjId', message: `${member.fields['hf23PrjId'].label}必填` }])
  return changeableCase(context, hf23PrjId)
}

/** Fills fields that follow from card numbers where the caller sent no value. */
const fromCards =
  ({ today }: SignedIn) =>
  (before: RecordValues, after: RecordValues, chosen: ReadonlySet<string>): RecordValues =>
    Object.fromEntries(
      Object.entries(followsFromCards(before, after, today)).filter(
        ([name]) => !chosen.has(name) || Object.hasOwn(READ_FROM_CARD, name),
      ),
    )
