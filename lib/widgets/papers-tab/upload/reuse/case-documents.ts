import { appendices } from '../../../../client/queries/document-plans.ts'
import { caseRecord } from '../../../../client/queries/case/case-record-plans.ts'
import type { FangkitClient } from '../../../../client/client.ts'
import { type FangkitError, toFangkitError } from '../../../../client/fangkit-error.ts'
import type { QueryPlan } from '../../../../client/queries/query-options.ts'
import type { StoredDocument } from '../../../../contract/document/file-calls.ts'
import type { AppendixInfo } from '../../../../contract/document/paper-calls.ts'
import { demand } from '../../../../domain/demand/demand.ts'
import { appendix } from '../../../../domain/file/appendix.ts'
import { house } from '../../../../domain/house/house.ts'
import { loan } from '../../../../domain/loan/loan.ts'
import { member } from '../../../../domain/member/member.ts'
import { trade } from '../../../../domain/trade/trade.ts'

/** Files stored with a record of the case. */
export interface StoredFiles {
  /** Name of a person or title of a record; null for the case itself. */
  readonly person: string | null
  readonly record: string | null
  readonly documents: readonly StoredDocument[]
}

export interface CaseDocuments {
  readonly stored: readonly StoredFiles[]
  /** The first failure of several requests; the other results are present. */
  readonly failed: FangkitError | null
}

type Source = {
  readonly person: string | null
  readonly record: string | null
  readonly load: (
    client: FangkitClient,
    options: { readonly signal: AbortSignal },
  ) => Promise<readonly StoredDocument[]>
}
/** Addresses are valid a little longer than this. @unit milliseconds */
const FRESH = 4 * 60_000

/** Files that the case, its people and its records store outside papers. @source CAL-038 */
export function caseDocuments(prjId: string, people: AppendixInfo['people']): QueryPlan<CaseDocuments> {
  const sources: readonly Source[] = [
    { person: null, record: null, load: appendices({ objId: prjId }).load },
    ...people.map(
      ({ id, name }): Source => ({
        person: name,
        record: null,
        load: appendices({ objId: id, objType: member.service }).load,
      }),
    ),
    ...[house, trade, loan, demand].map(
      ({ service, title }): Source => ({
        person: null,
        record: title,
        load: async (client, options) => {
          const record = await caseRecord(service, prjId).load(client, options)
          return record?.keyValue ? appendices({ objId: record.keyValue, objType: service }).load(client, options) : []
        },
      }),
    ),
  ]
  return {
    key: [appendix.service, 'ofCase', prjId, people.map(({ id }) => id)],
    staleTime: FRESH,
    load: async (client, options) => {
      const found = await Promise.allSettled(
        sources.map(async ({ load, ...of }) => ({ ...of, documents: await load(client, options) })),
      )
      const lost = found.find((one) => one.status === 'rejected')
      const stored = found.flatMap((one) =>
        one.status === 'fulfilled' && one.value.documents.length > 0 ? [one.value] : [],
      )
      if (lost !== undefined && found.every(({ status }) => status === 'rejected')) throw lost.reason
      return { stored, failed: lost === undefined ? null : toFangkitError(lost.reason, appendix.service) }
    },
  }
}
