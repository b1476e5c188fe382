import { picturesIn } from '../../catalogue/rich-text.ts'
import type { Issue } from '../../catalogue/check.ts'
import type { Field, Fields } from '../../catalogue/field.ts'
import { sameValue, type Value } from '../../catalogue/kind.ts'
import { formatOfEnding, isPicture } from '../../domain/file/file-format.ts'
import { fileIssue, UPLOAD_TEXT } from '../../domain/file/judge-files.ts'
import { ruleOfField, UPLOAD_RULE } from '../../domain/file/upload-rule.ts'
import type { Recorder } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Unit, Values } from '../store.ts'
import { documentOf } from './document-row.ts'
import { documentTable, ATTACHED, LOOSE } from './document-table.ts'
import { belongsToPapers, leaveToPapers } from './paper-documents.ts'

/**
 * Attaches documents to the record that names them in a file field or shows them in a rich text, and releases those it
 * no longer names. A record may name its own documents and loose ones of the caller. Any other id is answered like one
 * that does not exist.
 *
 * @param row the record as stored now
 * @param before its values before
 * @throws Refusal INVALID, naming the field
 * @source server rules R8, R22
 */
export async function adoptDocuments(context: Recorder, fields: Fields, row: Row, before: Values): Promise<void> {
  const named = documentsIn(fields, row.values)
  const known = documentsIn(fields, before)
  const issues: Issue[] = []
  for (const [id, field] of named) {
    if (known.has(id)) continue
    if (await adoptDocument(context, row, id, field)) issues.push(...(await misfits(context.unit, fields, field, id)))
    else issues.push({ field, message: `${fields[field]?.label ?? field}中的文件不存在，请重新上传` })
  }
  issues.push(...fieldCountIssues(fields, row.values, before))
  if (issues.length > 0) throw Refusal.invalid(issues)
  for (const id of known.keys()) if (!named.has(id)) await freeDocument(context.unit, id, row.key, context.now)
}

/**
 * Issues of a document for the field that names it now. It was checked on upload, but perhaps for another use.
 * @source UPL-004, UPL-010, UPL-011
 */
async function misfits(unit: Unit, fields: Fields, name: string, id: string): Promise<readonly Issue[]> {
  const field = fields[name]
  const document = id === '' ? null : await unit.get(documentTable, id)
  if (!field || !document) return []
  const { size, format } = documentOf(document)
  const kind = formatOfEnding(format)
  const { maxSize, ...rule } = field.kind === 'richtext' ? UPLOAD_RULE.richText : ruleOfField(field)
  // Pictures are re-encoded on upload and may grow. Their size was checked then, and all uses have the same size limit
  // for pictures.
  const limit = kind !== null && isPicture(kind) ? Number.POSITIVE_INFINITY : maxSize
  const issue = fileIssue({ ...rule, maxSize: limit }, { size }, kind)
  return issue === null ? [] : [{ field: name, message: `${field.label}${issue}` }]
}

/** Issues for changed lists of documents that hold too many, or one twice. @source UPL-015, UPL-016 */
function fieldCountIssues(fields: Fields, values: Values, before: Values): readonly Issue[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Issue[] => {
    const ids = values[name]
    if (
      (field.kind !== 'files' && field.kind !== 'images') ||
      field.serverOwned ||
      !Array.isArray(ids) ||
      sameValue(ids, before[name] ?? null)
    )
      return []
    const { maxCount } = ruleOfField(field)
    if (ids.length > maxCount) return [{ field: name, message: `${field.label}${UPLOAD_TEXT.tooMany(maxCount)}` }]
    return new Set(ids).size < ids.length ? [{ field: name, message: `${field.label}中有重复的文件` }] : []
  })
}

/** Releases all documents of a record that is removed, in fields and attached beside them. */
export async function releaseAll({ unit, now }: Recorder, { key }: Row): Promise<void> {
  const { rows } = await unit.list(documentTable, {
    where: {
      all: [
        { field: 'objId', is: [key] },
        { field: 'state', is: [ATTACHED] },
      ],
    },
    counted: false,
  })
  for (const document of rows) await freeDocument(unit, document.key, key, now)
}

/** Ids of documents in some values, each with the first field that names it. */
export function documentsIn(fields: Fields, values: Values): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) {
    for (const id of idsIn(field, values[name] ?? null)) if (!found.has(id)) found.set(id, name)
  }
  return found
}

function idsIn({ kind, serverOwned }: Field, value: Value): readonly string[] {
  if (kind === 'richtext') return typeof value === 'string' ? picturesIn(value) : []
  if (serverOwned || (kind !== 'file' && kind !== 'image' && kind !== 'files' && kind !== 'images')) return []
  return typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
}

/**
 * Attaches one document to a row: a loose one of the caller, or one its case already has.
 *
 * @returns false for any other document, and for one that does not exist
 */
export async function adoptDocument(
  { unit, principal, now, action }: Recorder,
  row: Pick<Row, 'key' | 'project' | 'city'>,
  id: string,
  field: string,
): Promise<boolean> {
  if (id === '') return true
  const document = await unit.get(documentTable, id, { lock: true })
  if (!document) return false
  const values = {
    state: ATTACHED,
    stateSince: now,
    objType: action.split('.')[0] ?? action,
    objId: row.key,
    fileCls: field,
  }
  const take = async (): Promise<boolean> =>
    (await unit.update(documentTable, id, document.version, values, { project: row.project, city: row.city })) !== null
  if (document.values['state'] === ATTACHED) {
    // The document is used twice: in a copied rich text, or as the same picture in two fields of one case. Papers use a
    // document without owning it.
    if (document.project !== null && document.project === row.project)
      return !belongsToPapers(document) || belongsToPapers({ values }) || take()
    return document.project === null && document.values['objId'] === row.key
  }
  return document.createdBy === principal.acctId && take()
}

/**
 * Releases a document of this owner only; the sweep deletes it after a day. A document that papers of its case use
 * stays for them.
 */
async function freeDocument(unit: Unit, id: string, owner: string, now: number): Promise<void> {
  const document = await unit.get(documentTable, id, { lock: true })
  if (document?.values['state'] !== ATTACHED || document.values['objId'] !== owner || belongsToPapers(document)) return
  if (await leaveToPapers(unit, document, now)) return
  await unit.update(documentTable, id, document.version, { state: LOOSE, stateSince: now, objId: null })
}
