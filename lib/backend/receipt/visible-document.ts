import { isSigned } from '../file/document-address.ts'
import { seesDocument } from '../file/document-rights.ts'
import { documentOf, type DocumentRow } from '../file/document-row.ts'
import { documentTable } from '../file/document-table.ts'
import type { SignedIn } from '../handler.ts'
import { Refusal } from '../refusal.ts'

const ID = /^[0-9A-Za-z-]{1,64}$/
const ADDRESS = /^\/file\/([0-9A-Za-z-]{1,64})(?:\?e=(\d{1,15})&s=([^&]{1,200}))?$/

/**
 * The document that an id or one of our addresses names, for users who may see it. No other address is ever opened.
 *
 * @throws Refusal INVALID for an address that is none of ours, NOT_FOUND
 */
export async function visibleDocument(context: SignedIn, urlPath: string | null | undefined): Promise<DocumentRow> {
  const { unit, principal } = context
  const id = await documentId(context, urlPath ?? '')
  if (id === null) throw Refusal.invalid([{ field: 'urlPath', message: '凭证应为本系统上传的文件' }])
  const row = await unit.get(documentTable, id)
  if (!row || !(await seesDocument(unit, principal, row))) throw new Refusal('NOT_FOUND', '文件不存在或无权查看')
  return documentOf(row)
}

/** The id of the document; null for anything else, also for a signature this server never made. */
async function documentId({ ports }: SignedIn, provided: string): Promise<string | null> {
  if (ID.test(provided)) return provided
  const [, id, e, signature] = ADDRESS.exec(provided) ?? []
  if (id === undefined) return null
  if (e === undefined || signature === undefined) return id
  const until = Number(e)
  // An expired signature is accepted: the caller must be allowed to see the document anyway.
  return (await isSigned(ports.files, id, { until, signature }, until - 1)) ? id : null
}
