import type { Transport, TransportRequest, UploadRequest } from 'fangkit'
import type { Backend, BackendAnswer, ReceivedFile } from 'fangkit/backend'
import { encodeForm, type Envelope } from 'fangkit/contract'
import { fileIssue, formatOfBytes, mediaTypeOf, UPLOAD_RULE, uploadUseOf } from 'fangkit/domain'
import { answerError } from 'fangkit/transport'
import type { OwnFiles } from './own-ports.ts'

/** Carries calls to a back end in the same page. Over a network, the two halves of this file are two programs. */
export function createOwnTransport(backend: Promise<Backend>, files: OwnFiles): Transport {
  const requestOf = () => ({ address: 'page', requestId: crypto.randomUUID() })
  return {
    timeout: 30_000,
    async call(request) {
      const { service, method, query, token = null, idempotencyKey = null } = request
      return answerOf(
        `${service}.${method}`,
        await (await backend).dispatch({
          ...requestOf(),
          service,
          method,
          body: bodyOf(request),
          token,
          idempotencyKey,
          ...(query && { query: encodeForm(query) }),
        }),
      )
    },
    async upload(request) {
      const { path, fields = {}, query, token = null, idempotencyKey = null } = request
      const method = path.split('/').at(-1) ?? ''
      const received = await receive(files, method, request)
      if (typeof received === 'string')
        throw answerError({ op: path, status: 200, envelope: { success: false, code: 'INVALID', message: received } })
      const value = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, String(field ?? '')]))
      return answerOf(
        path,
        await (await backend).dispatch({
          ...requestOf(),
          service: 'file',
          method,
          body: { encoding: 'json', value },
          files: [received],
          token,
          idempotencyKey,
          ...(query && { query: encodeForm(query) }),
        }),
      )
    },
    async download({ path, token = null }) {
      const opened = await (await backend).files.open({
        id: path.split('?')[0]?.split('/').at(-1) ?? '',
        token,
        signature: null,
      })
      const bytes = opened.ok ? files.read(opened.document.hash) : null
      if (opened.ok && bytes) return new Blob([bytes], { type: mediaTypeOf(opened.document.format) })
      throw answerError({ op: path, status: 404, envelope: { success: false, code: 'NOT_FOUND' } })
    },
  }
}

/** Returns the body as it would be sent: form text, or JSON. */
function bodyOf({
  body,
  list,
  encoding,
}: TransportRequest):
  | { readonly encoding: 'form'; readonly text: string }
  | { readonly encoding: 'json'; readonly value: unknown } {
  return encoding === 'form' && list === undefined
    ? { encoding: 'form', text: encodeForm(body) }
    : { encoding: 'json', value: JSON.parse(JSON.stringify(list ?? body)) }
}

/** Returns an envelope for HTTP 200; throws for any other status. */
function answerOf(op: string, { status, envelope }: BackendAnswer): Envelope {
  if (status !== 200) throw answerError({ op, status, envelope })
  return JSON.parse(JSON.stringify(envelope))
}

/**
 * Checks a file by its bytes and stores it, as the business expects of its host.
 * @returns what is stored, or why it is refused
 */
async function receive(
  files: OwnFiles,
  method: string,
  { file, fileName, fields }: UploadRequest,
): Promise<ReceivedFile | string> {
  const media = fields?.['media']
  const use = uploadUseOf(method, typeof media === 'string' ? media : null)
  if (use === null) return '用途不正确'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const format = formatOfBytes(bytes)
  const issueText = fileIssue(UPLOAD_RULE[use], { size: bytes.length }, format)
  if (format === null || issueText !== null) return issueText ?? '不支持的文件类型'
  const hash = await files.bring(bytes)
  return { hash, sentHash: hash, size: bytes.length, sentSize: bytes.length, format, name: fileName ?? '文件' }
}
