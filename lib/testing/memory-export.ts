import type { Backend } from '../backend/backend.ts'
import type { BackendRequest } from '../backend/dispatch.ts'
import { answerError } from '../client/answer-error.ts'
import { abortedError } from '../client/fangkit-error.ts'
import type { DownloadRequest } from '../client/transport/transport.ts'
import { EXPORT_METHOD } from '../contract/record/operation-calls.ts'
import { encodeForm } from '../contract/encoding.ts'

/** The list whose export a path requests, or null for other paths. */
export function requestedExport(path: string): Pick<BackendRequest, 'service' | 'method'> | null {
  const [, service] = new RegExp(`^(?:web|api)/([^/]+)/${EXPORT_METHOD}$`).exec(path) ?? []
  return service === undefined ? null : { service, method: EXPORT_METHOD }
}

/** Reads an export as it would arrive: part by part, and no further once the reader stops. */
export async function downloadExport(
  backend: Backend,
  target: Pick<BackendRequest, 'service' | 'method' | 'token' | 'city' | 'address' | 'requestId'>,
  { body = {}, query, onProgress }: DownloadRequest,
  signal: AbortSignal,
): Promise<Blob> {
  const answer = await backend.stream({
    ...target,
    body: { encoding: 'form', text: encodeForm(body) },
    ...(query && { query: encodeForm(query) }),
  })
  if (!answer.ok) throw answerError({ op: 'download', status: answer.status, envelope: answer.envelope })
  const parts: Blob[] = []
  let received = 0
  for await (const chunk of answer.stream.chunks) {
    if (signal.aborted) throw abortedError('download')
    const part = new Blob([chunk])
    received += part.size
    parts.push(part)
    onProgress?.({ received, total: null })
  }
  return new Blob(parts, { type: answer.stream.mediaType })
}
