import { rowIssue } from '../../contract/list-input.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import type { SignedIn } from '../handler.ts'
import { allow, needs } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { relationTable } from './member-tables.ts'
import { changeableCase, factsOfCase } from './case-access.ts'
import { openSide } from './member-record.ts'
import { conflict, presentGroups, refuseRenamed, refuseStale } from './relation-conflict.ts'
import { draftOf, type GroupDraft, type SideGroups, type SentGroup } from './relation-draft.ts'
import { refuseTogether, refuseWrong } from './relation-issues.ts'
import { groupRowsOf, memberRowsOf, namesOf } from './relation-rows.ts'
import { renewRolesAndMainMembers } from './renew-roles.ts'
import { hasNewcomers, storeGroup } from './store-group.ts'

/** The groups of one side, as the caller sends them. */
export interface GroupsInput {
  readonly prjId?: string | null
  readonly memberType?: string | null
  readonly rows: readonly SentGroup[]
}

/**
 * Stores the groups of one side. Sent groups replace stored ones, and the side is checked as a whole. A person with a
 * name and no key becomes a member. Roles and main members are updated, too.
 *
 * @returns all groups of the side, in wire form
 * @throws Refusal
 * @source CAL-036, OPN-098, OPN-099
 */
export async function saveGroups(
  { prjId, memberType, rows }: GroupsInput,
  context: SignedIn,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  allow(needs(PRIVILEGE.update), context.principal)
  const project = await changeableCase(context, prjId)
  const facts = factsOfCase(project)
  const side = openSide(memberType, facts, 'memberType')
  const members = await memberRowsOf(context.unit, project.key, [side.type])
  const sideGroups: SideGroups = {
    project,
    side,
    facts,
    names: namesOf(members),
    storedRows: await groupRowsOf(context.unit, project.key, [side.type]),
  }
  const drafts = await draftsOf(context, sideGroups, rows)
  for (const draft of drafts) await refuseStale(context, sideGroups, draft)
  await refuseWrong(context, sideGroups, drafts)
  for (const draft of drafts) await refuseRenamed(context, sideGroups, draft)
  refuseTogether(sideGroups, drafts)
  if (drafts.some(hasNewcomers)) allow(needs(PRIVILEGE.add), context.principal)
  for (const draft of drafts) await storeGroup(context, sideGroups, draft)
  await renewRolesAndMainMembers(context, project, [side])
  return presentGroups(context, sideGroups)
}

/** Every stored group of the side in its order, sent or not, then the new ones. */
async function draftsOf(
  context: SignedIn,
  sideGroups: SideGroups,
  rows: readonly SentGroup[],
): Promise<readonly GroupDraft[]> {
  const sent = new Map<string, { readonly row: SentGroup; readonly at: number }>()
  const added: GroupDraft[] = []
  for (const [at, row] of rows.entries()) {
    const key = row.keyValue || row.hf2jId
    if (!key) added.push(draftOf(null, row, at, sideGroups.names))
    else if (sent.has(key))
      throw Refusal.invalid([rowIssue(at, { field: 'keyValue', message: '与前面的一行是同一分组' })])
    else sent.set(key, { row, at })
  }
  const known = new Set(sideGroups.storedRows.map(({ key }) => key))
  for (const [key, { row, at }] of sent) if (!known.has(key)) await refuseUnknown(context, sideGroups, key, row, at)
  const stored = sideGroups.storedRows.map((row) =>
    draftOf(row, sent.get(row.key)?.row ?? {}, sent.get(row.key)?.at ?? null, sideGroups.names),
  )
  return [...stored, ...added.filter(({ removed }) => !removed)]
}

/**
 * Refuses a group that is not among those of the side: removed by another user, of another side, or unknown. Removing a
 * removed group again is accepted.
 */
async function refuseUnknown(
  context: SignedIn,
  sideGroups: SideGroups,
  key: string,
  sent: SentGroup,
  at: number,
): Promise<void> {
  const row = await context.unit.get(relationTable, key)
  if (!row || row.project !== sideGroups.project.key)
    throw new Refusal('NOT_FOUND', `第${at + 1}行的分组不存在，请刷新后重试`)
  if (row.values['hf2jMemberType'] !== sideGroups.side.type)
    throw Refusal.invalid([rowIssue(at, { field: 'keyValue', message: '的分组属于另一类成员' })])
  if (!draftOf(row, sent, at, sideGroups.names).removed)
    throw await conflict(context, sideGroups, row, [], `第${at + 1}行的分组已被他人移除，请按最新内容重新填写`)
}
