import type { Backend } from '../backend/backend.ts'
import type { BackendAnswer, BackendRequest } from '../backend/dispatch.ts'
import { answerError } from '../client/answer-error.ts'
import { contractError } from '../client/fangkit-error.ts'
import type { Transport } from '../client/transport/transport.ts'
import { encodeForm } from '../contract/encoding.ts'
import { WIRE_ERRORS } from '../contract/wire-error.ts'
import { mediaTypeOf } from '../domain/file/file-format.ts'
import { ACCOUNT_IMAGE, accountPicture, isAccountImage } from './memory-account-image.ts'
import { received, wired, type WireAnswer } from './memory-answer.ts'
import { downloadExport, requestedExport } from './memory-export.ts'
import type { MemoryFiles } from './memory-files.ts'
import { downloadForm, requestedForm } from './memory-form-file.ts'
import { memoryRequestId } from './memory-ports.ts'
import { isRefused, receiveFile, requestedDocument, uploadBody } from './memory-upload.ts'

type Sent = Pick<BackendRequest, 'service' | 'method' | 'body' | 'token'> & Partial<BackendRequest>

export interface FileCallsParts {
  /** What happens to a call before it reaches the back end. */
  readonly meet: (
    target: { readonly service: string; readonly method: string },
    token: string | null | undefined,
    signal: AbortSignal,
  ) => Promise<WireAnswer | null>
  readonly dispatch: (request: Sent) => Promise<BackendAnswer>
  readonly tokenOf: (token: string | null | undefined) => Promise<string | null>
  readonly files: MemoryFiles
  readonly opened: () => Promise<Backend>
}

/** Uploads and downloads of a back end that runs in the page. */
export function createFileCalls({
  meet,
  dispatch,
  tokenOf,
  files,
  opened,
}: FileCallsParts): Pick<Transport, 'upload' | 'download'> {
  return {
    async upload(request) {
      const { path, file, query, idempotencyKey, onProgress, signal = new AbortController().signal } = request
      const target = { service: 'file', method: path.split('/').at(-1) ?? '' }
      onProgress?.({ sent: 0, total: file.size })
      const instead = await meet(target, request.token, signal)
      if (instead) return received('upload', instead)
      const receivedFile = await receiveFile(files, target.method, request)
      if (isRefused(receivedFile)) return received('upload', wired(receivedFile))
      onProgress?.({ sent: file.size, total: file.size })
      const token = await tokenOf(request.token)
      return received(
        'upload',
        wired(
          await dispatch({
            ...target,
            body: uploadBody(request),
            files: [receivedFile],
            token,
            city: request.city ?? null,
            idempotencyKey: idempotencyKey ?? null,
            ...(query && { query: encodeForm(query) }),
          }),
        ),
      )
    },
    async download(request) {
      const { path, query, token, city = null, signal = new AbortController().signal } = request
      const exported = requestedExport(path)
      if (exported) {
        refuseDownload(await meet(exported, token, signal))
        return downloadExport(
          await opened(),
          { ...exported, token: await tokenOf(token), city, address: 'memory', requestId: memoryRequestId() },
          request,
          signal,
        )
      }
      const form = requestedForm(request)
      if (form) {
        refuseDownload(await meet({ service: 'form', method: form }, token, signal))
        return downloadForm(
          await opened(),
          form,
          request,
          { token: await tokenOf(token), city, address: 'memory', requestId: memoryRequestId() },
          signal,
        )
      }
      if (isAccountImage(path)) {
        refuseDownload(await meet(ACCOUNT_IMAGE, token, signal))
        return accountPicture(await opened(), files, query, await tokenOf(token))
      }
      const requested = requestedDocument(path, query)
      if (!requested)
        throw answerError({ op: 'download', status: 404, envelope: { success: false, code: 'UNKNOWN_CALL' } })
      refuseDownload(await meet({ service: 'file', method: 'open' }, token, signal))
      const found = await (await opened()).files.open({ ...requested, token: await tokenOf(token) })
      const bytes = found.ok ? files.read(found.document.hash) : null
      if (found.ok && bytes) return new Blob([new Uint8Array(bytes)], { type: mediaTypeOf(found.document.format) })
      const code = found.ok ? 'NOT_FOUND' : found.code
      throw answerError({ op: 'download', status: WIRE_ERRORS[code].status, envelope: { success: false, code } })
    },
  }
}

/** An envelope in answer to a download is never the file itself. */
function refuseDownload(instead: WireAnswer | null): void {
  if (!instead) return
  const envelope = received('download', instead)
  if (!envelope.success) throw answerError({ op: 'download', status: instead.status, envelope })
  throw contractError('download', 'answered something that is no file')
}
