import { appendixCalls, fileCalls } from '../../contract/document/file-calls.ts'
import { PAGE_SIZE } from '../../contract/input.ts'
import { appendix } from '../../domain/file/appendix.ts'
import { isFileClassOf } from '../../domain/file/record-classes.ts'
import { memberFile } from '../../domain/paper/member-file.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement, type SignedIn } from '../handler.ts'
import { changeableCase } from '../member/case-access.ts'
import { allow, needs, SIGNED_IN } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { signedAddress } from './document-address.ts'
import { changeableOwner, seesDocument, visibleOwner } from './document-rights.ts'
import { documentOf } from './document-row.ts'
import { documentTable, LOOSE } from './document-table.ts'
import { writeDocumentAudit } from './write-document-audit.ts'
import { inPlace, storeFiles } from './store-files.ts'
import { leaveToPapers } from './paper-documents.ts'
import { storedDocuments } from './stored-documents.ts'

/** Maximum number of ids in one call. */
const MOST_IDS = 200
const OLDEST_FIRST = [{ field: '$createdAt' }] as const

export const fileHandlers = [
  implement(fileCalls.uploadDocument, needs(PRIVILEGE.save), async ({ objId, objType, fileCls, media }, context) => {
    if (!objId) throw Refusal.invalid([{ field: 'objId', message: '对象ID必填' }])
    const owner = await changeableOwner(context, objType, objId)
    if (!isFileClassOf(owner.objType, fileCls)) throw Refusal.invalid([{ field: 'fileCls', message: '文件类别不正确' }])
    const rows = await storeFiles(context, {
      method: 'uploadDocument',
      media,
      fileCls: fileCls ?? '',
      owner,
      objType: owner.objType,
    })
    for (const row of rows) context.notify.record(appendix.service, row.key, row)
    return { data: await uploadedIn(context, rows) }
  }),
  implement(fileCalls.upload, needs(PRIVILEGE.save), async ({ objType, media }, context) => {
    const rows = await storeFiles(context, {
      method: 'upload',
      media,
      fileCls: '',
      owner: null,
      objType: objType ?? '',
    })
    return { data: await uploadedIn(context, rows) }
  }),
  implement(fileCalls.removeDocument, SIGNED_IN, async ({ id }, context) => {
    await removeDocument(context, id ?? '')
    return { data: null }
  }),
  implement(fileCalls.getDocuments, SIGNED_IN, async ({ ids }, context) => {
    const requested = [...new Set((ids ?? '').split(',').filter((id) => id !== ''))]
    if (requested.length > MOST_IDS) throw Refusal.invalid([{ field: 'ids', message: `一次最多${MOST_IDS}个文件` }])
    const found =
      requested.length === 0
        ? []
        : (await context.unit.list(documentTable, { where: { field: '$key', is: requested } })).rows
    const byId = new Map((await seen(context, found)).map((row) => [row.key, row]))
    return {
      data: await storedDocuments(
        context,
        requested.flatMap((id) => byId.get(id) ?? []),
      ),
    }
  }),
  implement(
    appendixCalls.getPageList,
    needs(PRIVILEGE.search),
    async ({ hf1aObjCode, hf1aObjId, hf1aFileCls, page = 1, pageSize = PAGE_SIZE }, context) => {
      const owner = await visibleOwner(context, hf1aObjCode, hf1aObjId)
      const { rows, total } = await context.unit.list(documentTable, {
        where: inPlace(owner, hf1aFileCls ?? null),
        sort: OLDEST_FIRST,
        page: page ?? 1,
        pageSize: pageSize ?? PAGE_SIZE,
      })
      return { data: await appendicesIn(context, rows), total }
    },
  ),
]

/** Removes a document: the caller's own while it is loose, else one in a case where they may delete. @throws Refusal */
async function removeDocument(context: SignedIn, id: string): Promise<void> {
  const { unit, principal } = context
  const found = id === '' ? null : await unit.get(documentTable, id)
  if (!found || !(await seesDocument(unit, principal, found))) throw notThere()
  const { state, objType, fileCls } = found.values
  if (state !== LOOSE) {
    allow(needs(PRIVILEGE.remove), principal)
    // Locks the case first, as every change within a case does.
    if (found.project !== null) await changeableCase(context, found.project)
    if (!isFileClassOf(textOf(objType), textOf(fileCls)))
      throw new Refusal('STATUS', '文件属于记录的内容，请编辑该记录移除后保存')
  }
  const row = await unit.get(documentTable, id, { lock: true })
  if (!row) throw notThere()
  if (row.version !== found.version) throw new Refusal('CONFLICT')
  // A document used by papers of the case stays as it was submitted.
  const staysWithPapers = state !== LOOSE && (await leaveToPapers(unit, row, context.now))
  if (!staysWithPapers) await unit.remove(documentTable, id)
  await writeDocumentAudit(
    context,
    row,
    { name: textOf(row.values['name']), hash: textOf(row.values['hash']) },
    staysWithPapers ? { objType: memberFile.service } : {},
  )
  if (state !== LOOSE) context.notify.record(appendix.service, row.key, row)
}

const notThere = (): Refusal => new Refusal('NOT_FOUND', '文件不存在或无权查看')

async function seen({ unit, principal }: SignedIn, rows: readonly Row[]): Promise<readonly Row[]> {
  const mine = await Promise.all(rows.map((row) => seesDocument(unit, principal, row)))
  return rows.filter((_row, index) => mine[index])
}

async function uploadedIn({ ports, now }: SignedIn, rows: readonly Row[]) {
  return Promise.all(
    rows.map(async (row) => {
      const { id, name, size, format } = documentOf(row)
      const url = await signedAddress(ports.files, id, now)
      return { documentId: id, url, hf1aFileUrl: url, name, size, format }
    }),
  )
}

async function appendicesIn(
  context: SignedIn,
  rows: readonly Row[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const documents = await storedDocuments(context, rows)
  return rows.map((row, at) => {
    const { objType, objId, fileCls, size, format } = row.values
    const { url, name, by } = documents[at] ?? { url: '', name: '', by: '' }
    return {
      keyValue: row.key,
      version: row.version,
      refValues: { crtUsr: by },
      hf1a: row.key,
      documentId: row.key,
      hf1aFileUrl: url,
      hf1aFileName: name,
      hf1aObjCode: objType ?? null,
      hf1aObjId: objId ?? null,
      hf1aFileCls: fileCls ?? null,
      fileFormat: format ?? null,
      fileSize: size ?? null,
      crtTime: row.createdAt,
      crtUsr: row.createdBy,
      updTime: row.updatedAt,
      updUsr: row.updatedBy,
    }
  })
}
