import { MEGABYTE } from '../../domain/file/upload-rule.ts'
import type { SignedIn } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import type { Filter } from '../store.ts'
import { documentOf } from './document-row.ts'
import { documentTable } from './document-table.ts'

const DAY = 24 * 3_600_000

/**
 * Refuses a user who exceeds the daily upload quota, and a case that exceeds its number of documents.
 *
 * @throws Refusal STATUS
 * @source server rule R21
 */
export async function refuseOverQuota(
  { unit, principal, now, settings }: SignedIn,
  projectKey: string | null,
  bringing: { readonly count: number; readonly bytes: number },
): Promise<void> {
  const { filesPerDay, megabytesPerDay, filesPerProject } = settings
  const theirs: Filter = {
    all: [
      { field: '$createdBy', is: [principal.acctId] },
      { field: '$createdAt', from: now - DAY },
    ],
  }
  const { rows } = await unit.list(documentTable, { where: theirs })
  if (rows.length + bringing.count > filesPerDay)
    throw new Refusal('STATUS', `一天内最多上传${filesPerDay}个文件，请明天再传`)
  const bytes = rows.reduce((sum, row) => sum + documentOf(row).size, bringing.bytes)
  if (bytes > megabytesPerDay * MEGABYTE) throw new Refusal('STATUS', `一天内最多上传${megabytesPerDay}MB，请明天再传`)
  if (projectKey === null) return
  const { total } = await unit.list(documentTable, {
    where: { field: '$project', is: [projectKey] },
    page: 1,
    pageSize: 1,
  })
  if (total + bringing.count > filesPerProject)
    throw new Refusal('STATUS', `一个项目最多保存${filesPerProject}个文件，请先删除不用的`)
}
