import { appendixCalls, fileCalls, type StoredDocument } from '../contract/file-calls.ts'
import { LARGEST_PAGE } from '../contract/input.ts'
import type { QueryPlan } from './query-options.ts'

/** Shorter than the addresses in the answer hold. */
const FRESH = 4 * 60_000

/** Names, sizes and addresses of documents, in the order of the ids; those a person may not see are missing. @public */
export function documents(ids: readonly string[]): QueryPlan<readonly StoredDocument[]> {
  const { service, method } = fileCalls.getDocuments
  return {
    key: [service, method, ids],
    staleTime: FRESH,
    load: async (client, options) => (ids.length === 0 ? [] : (await client.call(fileCalls.getDocuments, { ids: ids.join(',') }, options)).data),
  }
}

/** Which attachments are wanted. @public */
export interface AppendixPlace {
  readonly objId: string
  readonly fileCls: string
  /** Service of the record; the case itself when absent. */
  readonly objType?: string
}

/** The attachments of one class at a record, oldest first. @source CAL-038 @public */
export function appendices({ objId, fileCls, objType }: AppendixPlace): QueryPlan<readonly StoredDocument[]> {
  const { service, method } = appendixCalls.getPageList
  return {
    key: [service, method, objId, fileCls, objType ?? null],
    staleTime: FRESH,
    load: async (client, options) => {
      const input = { hf1aObjId: objId, hf1aFileCls: fileCls, pageSize: LARGEST_PAGE, ...(objType !== undefined && { hf1aObjCode: objType }) }
      const { data } = await client.call(appendixCalls.getPageList, input, options)
      return data.map(({ hf1a, documentId, hf1aFileUrl, hf1aFileName, fileFormat, fileSize, crtTime, refValues }) => ({
        documentId: documentId ?? hf1a ?? '', url: hf1aFileUrl ?? '', name: hf1aFileName ?? '', format: fileFormat ?? '', size: fileSize ?? 0,
        by: refValues['crtUsr'] ?? '', at: crtTime ?? 0,
      }))
    },
  }
}
