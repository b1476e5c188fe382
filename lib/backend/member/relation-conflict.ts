import { rowIssue } from '../../contract/list-input.ts'
import type { SignedIn } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import type { GroupDraft, SideGroups } from './relation-draft.ts'
import { renamed } from './relation-issues.ts'
import { answerGroups, groupRowsOf, memberRowsOf, namesOf } from './relation-rows.ts'

/** All groups of the side as they are stored now, in wire form. */
export async function presentGroups(
  { unit }: SignedIn,
  { project, side }: Pick<SideGroups, 'project' | 'side'>,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const names = namesOf(await memberRowsOf(unit, project.key, [side.type]))
  return answerGroups(unit, await groupRowsOf(unit, project.key, [side.type]), names)
}

/**
 * Refuses a save because other users saved first. `rows` of the data are all groups of the side, so that a screen can
 * go on from them.
 */
export async function conflict(
  context: SignedIn,
  sideGroups: SideGroups,
  row: Row | null,
  fields: readonly string[],
  message?: string,
): Promise<Refusal> {
  const { unit } = context
  const latest = row ?? sideGroups.project
  const [record = {}] = row ? await answerGroups(unit, [row], sideGroups.names) : []
  const account = await unit.get(accountTable, latest.updatedBy)
  const by = textOf(account?.values['br01Name']) || latest.updatedBy
  return new Refusal('CONFLICT', message, {
    fields,
    record,
    by,
    at: latest.updatedAt,
    rows: await presentGroups(context, sideGroups),
  })
}

/** Accepts a group of an older version only when nothing in it differs. @throws Refusal CONFLICT */
export async function refuseStale(
  context: SignedIn,
  sideGroups: SideGroups,
  { row, sent, at, changed, removed }: GroupDraft,
): Promise<void> {
  if (!row || at === null || typeof sent.version !== 'number' || sent.version === row.version) return
  if (sent.version > row.version) throw Refusal.invalid([rowIssue(at, { field: 'version', message: '版本不正确' })])
  if (removed || changed.length > 0) throw await conflict(context, sideGroups, row, changed)
}

/** Refuses a group whose person was renamed meanwhile and is sent under the old name. @throws Refusal CONFLICT */
export async function refuseRenamed(context: SignedIn, sideGroups: SideGroups, draft: GroupDraft): Promise<void> {
  const change = renamed(sideGroups, draft)
  if (!change || draft.at === null) return
  throw await conflict(
    context,
    sideGroups,
    draft.row,
    [],
    `第${draft.at + 1}行的“${change.from}”现在的姓名是“${change.to}”，请按最新内容重新填写`,
  )
}
