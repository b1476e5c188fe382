import { appendixCalls, fileCalls, type StoredDocument } from '../../contract/document/file-calls.ts'
import { LARGEST_PAGE } from '../../contract/input.ts'
import { appendixIdOf } from '../../domain/file/appendix-id.ts'
import type { QueryPlan } from './query-options.ts'

/** Milliseconds; shorter than the addresses in the answer stay valid. */
const FRESH = 4 * 60_000

/**
 * Names, sizes and addresses of documents, in the order of the ids. Leaves out documents the user may not see.
 *
 * @public
 */
export function documents(ids: readonly string[]): QueryPlan<readonly StoredDocument[]> {
  const { service, method } = fileCalls.getDocuments
  return {
    key: [service, method, ids],
    staleTime: FRESH,
    load: async (client, options) =>
      ids.length === 0 ? [] : (await client.call(fileCalls.getDocuments, { ids: ids.join(',') }, options)).data,
  }
}

/** Which attachments to load. @public */
export interface AppendixPlace {
  readonly objId: string
  /** Service of the record; that of the case when absent. */
  readonly objType?: string
  /** Class of the files; all classes of the record when absent. */
  readonly fileCls?: string
}

/** A file attached to a record, with its class. @public */
export interface Attachment extends StoredDocument {
  readonly fileCls: string | null
}

/** The attachments of a record, oldest first. @source CAL-038, OPN-028 @public */
export function appendices({ objId, objType, fileCls }: AppendixPlace): QueryPlan<readonly Attachment[]> {
  const { service, method } = appendixCalls.getPageList
  return {
    key: [service, method, objType ?? null, objId, fileCls ?? null],
    staleTime: FRESH,
    load: async (client, options) => {
      const input = {
        hf1aObjId: objId,
        pageSize: LARGEST_PAGE,
        ...(fileCls !== undefined && { hf1aFileCls: fileCls }),
        ...(objType !== undefined && { hf1aObjCode: objType }),
      }
      const { data } = await client.call(appendixCalls.getPageList, input, options)
      return data.map((record) => ({
        documentId: record.documentId ?? appendixIdOf(record),
        url: record.hf1aFileUrl ?? '',
        name: record.hf1aFileName ?? '',
        format: record.fileFormat ?? '',
        size: record.fileSize ?? 0,
        by: record.refValues['crtUsr'] ?? '',
        at: record.crtTime ?? 0,
        loose: false,
        fileCls: record.hf1aFileCls,
      }))
    },
  }
}
