import type { Backend } from '../backend/backend.ts'
import type { BackendRequest } from '../backend/dispatch.ts'
import { formHeaders } from '../backend/form-record/form-headers.ts'
import type { FormAddress } from '../backend/form-record/take-forms.ts'
import { answerError } from '../client/answer-error.ts'
import { abortedError } from '../client/fangkit-error.ts'
import type { DownloadRequest } from '../client/transport/transport.ts'
import { encodeForm } from '../contract/encoding.ts'
import { formFileCalls } from '../contract/document/form-record-calls.ts'

const isAddress = (name: string): name is FormAddress => Object.hasOwn(formFileCalls, name)

/** The form address a path requests, or null for other paths. */
export function requestedForm({ path, method }: DownloadRequest): FormAddress | null {
  const [, name = ''] = /^\/?form\/(\w+)$/.exec(path) ?? []
  return method === 'POST' && isAddress(name) ? name : null
}

/** Draws a form and returns the file as a server would send it. */
export async function downloadForm(
  backend: Backend,
  address: FormAddress,
  { body = {}, query, onProgress, onHeaders }: DownloadRequest,
  caller: Pick<BackendRequest, 'token' | 'city' | 'address' | 'requestId'>,
  signal: AbortSignal,
): Promise<Blob> {
  const answer = await backend.forms.open(address, {
    ...caller,
    body: { encoding: 'form', text: encodeForm(body) },
    ...(query && { query: encodeForm(query) }),
  })
  if (signal.aborted) throw abortedError('download')
  if (!answer.ok) throw answerError({ op: 'download', status: answer.status, envelope: answer.envelope })
  const { bytes } = answer.file
  const headers = new Map(Object.entries(formHeaders(answer.file)))
  onHeaders?.((name) => headers.get(name) ?? null)
  onProgress?.({ received: bytes.length, total: bytes.length })
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
}
