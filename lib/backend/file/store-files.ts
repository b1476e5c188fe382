import { countIssue, fileIssue } from '../../domain/file/judge-files.ts'
import { UPLOAD_RULE, uploadUseOf } from '../../domain/file/upload-rule.ts'
import type { ReceivedFile } from '../files.ts'
import type { SignedIn } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'
import { refuseOverQuota } from './document-quota.ts'
import { documentTable, ATTACHED, LOOSE } from './document-table.ts'
import type { Owner } from './document-rights.ts'
import { writeDocumentAudit } from './write-document-audit.ts'
import { savePrint } from './print-table.ts'

/** Where an upload belongs, in addition to its bytes. */
export interface FilePlacement {
  readonly method: 'uploadDocument' | 'upload'
  readonly media: string | null | undefined
  readonly fileCls: string
  /** Null for loose documents; `objType` then says what kind of record they are meant for. */
  readonly owner: Owner | null
  readonly objType: string
}

/** Makes documents of received files, all of them or none. @throws Refusal INVALID or STATUS */
export async function storeFiles(
  context: SignedIn,
  { method, media, fileCls, owner, objType }: FilePlacement,
): Promise<readonly Row[]> {
  const { unit, files, ports, now } = context
  if (files.length === 0) throw Refusal.invalid([{ field: 'files', message: '请选择文件' }])
  const use = uploadUseOf(method, media)
  if (use === null) throw Refusal.invalid([{ field: 'media', message: '用途不正确' }])
  const rule = UPLOAD_RULE[use]
  const wrong = files.flatMap(({ sentSize, format }) => fileIssue(rule, { size: sentSize }, format) ?? [])
  const present =
    owner === null
      ? 0
      : (await unit.list(documentTable, { where: inPlace(owner, fileCls), page: 1, pageSize: 1 })).total
  const issue = wrong[0] ?? countIssue(rule, present, files.length)
  if (issue !== null) throw Refusal.invalid([{ field: 'files', message: issue }])
  await refuseOverQuota(context, owner?.row.project ?? null, {
    count: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  })

  const rows: Row[] = []
  for (const file of files) {
    await holdBytes(context, file)
    if (file.print) await savePrint(unit, file.hash, file.print)
    const row = await unit.insert(documentTable, {
      key: ports.ids.key(),
      project: owner?.row.project ?? null,
      city: owner?.row.city ?? null,
      values: {
        state: owner ? ATTACHED : LOOSE,
        stateSince: now,
        objType: owner?.objType ?? objType,
        objId: owner?.row.key ?? null,
        fileCls: fileCls || null,
        hash: file.hash,
        name: file.name,
        size: file.size,
        format: file.format,
      },
    })
    await writeDocumentAudit(
      context,
      row,
      {},
      {
        name: file.name,
        size: file.size,
        objType: row.values['objType'] ?? null,
        objId: row.values['objId'] ?? null,
        fileCls,
      },
    )
    rows.push(row)
  }
  return rows
}

/** Filter for documents of one class at one record. */
export function inPlace({ objType, row }: Owner, fileCls: string | null) {
  return {
    all: [
      { field: 'state', is: [ATTACHED] },
      { field: 'objType', is: [objType] },
      { field: 'objId', is: [row.key] },
      ...(fileCls === null ? [] : [{ field: 'fileCls', is: [fileCls === '' ? null : fileCls] }]),
    ],
  }
}

/** Checks that the bytes exist and locks them: the sweep takes the same lock before it deletes any. */
async function holdBytes({ unit, ports }: SignedIn, { hash }: ReceivedFile): Promise<void> {
  await unit.lock(`file:${hash}`)
  if (!(await ports.files.has(hash))) throw new Refusal('UNAVAILABLE', '文件没有保存成功，请重试')
}
