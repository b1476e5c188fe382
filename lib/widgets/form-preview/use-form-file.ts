import { useMemo } from 'react'
import type { FangkitClient } from '../../client/client.ts'
import { formRecords } from '../../client/queries/case/form-plans.ts'
import { isFangkitError } from '../../client/fangkit-error.ts'
import type { QueryPlan } from '../../client/queries/query-options.ts'
import type { DownloadRequest } from '../../client/transport/transport.ts'
import type { FormRecordRow } from '../../contract/document/form-record-calls.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import type { FormDocumentRow } from './document-list.ts'
import type { FetchedForm, FetchForm, FetchForms, FetchOptions } from './form-actions.ts'
import { FormFileError, wasCalledOff } from './form-file-error.ts'
import type { FormPreviewProps } from './form-preview-props.ts'
import { documentTitle } from './taking/take-jobs.ts'

export type FormFileOptions = Pick<FormPreviewProps, 'projectId' | 'endpoints' | 'fundFormIds' | 'fundFormPairs'>

export interface FormFiles {
  readonly fetchForm: FetchForm
  readonly fetchForms: FetchForms
}

const WORD = 'form/word'
const FUND = 'form/fund'
const MERGED = 'form/merged'

/**
 * Functions that fetch documents of a case from this site; both keep their identity.
 * @source APP-016, APP-017, OPN-070
 */
export function useFormFile(options: FormFileOptions): FormFiles {
  const { client } = useFangkit()
  const cache = useCache()
  const latest = useLatest(options)
  return useMemo<FormFiles>(
    () => ({
      fetchForm: async (document, fetching) => {
        const { endpoints: { word = WORD, fund = FUND } = {}, projectId: prjId } = latest.current
        if (document.documentUrl === '') throw new FormFileError('unavailable')
        // A stored file was not generated for the case, so it has its own address.
        if (document.fileFormat !== null)
          return fetched(client, { path: addressIn(await asked(cache.fetch(fresh(prjId))), document) }, fetching)
        const path = isFundForm(document, latest.current) ? fund : word
        return fetched(
          client,
          formRequest(path, {
            prjId,
            pathUrl: document.documentUrl,
            fileName: documentTitle(document, fetching.blank === true),
            ...requested(fetching),
          }),
          fetching,
        )
      },
      fetchForms: async (documents, fetching) => {
        const { endpoints: { merged = MERGED } = {}, projectId: prjId } = latest.current
        const pathUrl = documents
          .flatMap(({ documentUrl, fileFormat }) => (documentUrl === '' || fileFormat !== null ? [] : [documentUrl]))
          .join(',')
        if (pathUrl === '') throw new FormFileError('none')
        return fetched(client, formRequest(merged, { prjId, pathUrl, ...requested(fetching) }), fetching)
      },
    }),
    [client, cache, latest],
  )
}

/** File addresses expire after a few minutes; older answers are loaded again. @unit milliseconds */
const FRESH = 4 * 60_000
const fresh = (prjId: string): QueryPlan<readonly FormRecordRow[]> => ({ ...formRecords(prjId), staleTime: FRESH })

function addressIn(rows: readonly FormRecordRow[], { formId, documentUrl }: FormDocumentRow): string {
  return rows.flatMap((row) => [row, ...row.childs]).find((row) => row.formId === formId)?.documentUrl || documentUrl
}

/** @source APP-017 */
export function isFundForm(
  { formId, parentId, isFund }: FormDocumentRow,
  { fundFormIds = [], fundFormPairs = [] }: Pick<FormFileOptions, 'fundFormIds' | 'fundFormPairs'>,
): boolean {
  return (
    isFund ||
    fundFormIds.includes(formId) ||
    fundFormIds.includes(parentId) ||
    fundFormPairs.some(([form, document]) => form === parentId && document === formId)
  )
}

const requested = ({ blank = false, use }: FetchOptions): { readonly use: string; readonly blank?: 1 } => ({
  use,
  ...(blank && { blank: 1 }),
})

function formRequest(path: string, body: NonNullable<DownloadRequest['body']>): DownloadRequest {
  if (path === '') throw new FormFileError('unavailable')
  return { path, method: 'POST', body }
}

async function fetched(
  client: FangkitClient,
  request: DownloadRequest,
  { signal }: FetchOptions,
): Promise<FetchedForm> {
  const headers = new Map<string, string>()
  const onHeaders = (header: (name: string) => string | null): void => {
    for (const name of ['pages', 'sheets', 'count', 'stamp', 'page-stamps'])
      headers.set(name, header(`x-form-${name}`) ?? '')
  }
  const number = (name: string): number | null => {
    const value = Number(headers.get(name) || Number.NaN)
    return Number.isNaN(value) ? null : value
  }
  const blob = await asked(client.download({ ...request, onHeaders, ...(signal && { signal }) }))
  if (blob.size === 0) throw new FormFileError('empty')
  return {
    blob,
    pages: number('pages'),
    sheets: number('sheets'),
    count: number('count'),
    stamp: headers.get('stamp') || null,
    pageStamps: headers.get('page-stamps')?.split(',').filter(Boolean) ?? [],
  }
}

/** Turns failures into a FormFileError. @throws FormFileError */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (wasCalledOff(error) || !isFangkitError(error)) throw error
    throw new FormFileError('failed', error)
  }
}
