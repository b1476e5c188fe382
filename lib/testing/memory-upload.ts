import type { BackendAnswer, BackendRequest } from '../backend/dispatch.ts'
import type { DocumentRequest } from '../backend/file/file-service.ts'
import type { ReceivedFile } from '../backend/files.ts'
import { pictureIdOf } from '../catalogue/rich-text.ts'
import type { UploadRequest, WireRecord } from '../client/transport/transport.ts'
import { WIRE_ERRORS } from '../contract/wire-error.ts'
import { formatOfBytes } from '../domain/file/file-bytes.ts'
import { isPicture } from '../domain/file/file-format.ts'
import { cleanFileName, nameFor } from '../domain/file/file-name.ts'
import { fileIssue } from '../domain/file/judge-files.ts'
import { MEGABYTE, sizeLimitOf, UPLOAD_RULE, uploadUseOf } from '../domain/file/upload-rule.ts'
import { hashOfBytes } from './hash-of-bytes.ts'
import type { MemoryFiles } from './memory-files.ts'

/**
 * Receives a file as a server would: checked by its bytes, stored under their hash. Pictures are not re-encoded,
 * because a page only shows them to its own user.
 */
export async function receiveFile(
  files: MemoryFiles,
  method: string,
  { file, fileName, fields, query }: UploadRequest,
): Promise<ReceivedFile | BackendAnswer> {
  const media = fields?.['media'] ?? query?.['media']
  const use = uploadUseOf(method, typeof media === 'string' ? media : null)
  if (use === null) return refusal('INVALID', '用途不正确')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const rule = UPLOAD_RULE[use]
  const format = formatOfBytes(bytes)
  const issueText = fileIssue(rule, { size: bytes.length }, format)
  if (format === null || issueText !== null)
    return refusal(
      format !== null && bytes.length >= sizeLimitOf(rule, format) * MEGABYTE ? 'TOO_LARGE' : 'INVALID',
      issueText ?? '',
    )
  const hash = await hashOfBytes(bytes)
  files.put(hash, bytes)
  const name = nameFor(cleanFileName(fileName ?? (file instanceof File ? file.name : '')), format)
  const print = isPicture(format) ? await files.print(hash) : null
  return { hash, sentHash: hash, size: bytes.length, sentSize: bytes.length, format, name, print }
}

export function isRefused(received: ReceivedFile | BackendAnswer): received is BackendAnswer {
  return 'envelope' in received
}

/** The fields of a multipart body as a record of texts. */
export function uploadBody({ fields = {} }: Pick<UploadRequest, 'fields'>): BackendRequest['body'] {
  return {
    encoding: 'json',
    value: Object.fromEntries(
      Object.entries(fields)
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => [name, String(value)]),
    ),
  }
}

/** The document a path requests, or null for other paths. */
export function requestedDocument(path: string, query: WireRecord = {}): Omit<DocumentRequest, 'token'> | null {
  const id = pictureIdOf(path.startsWith('/') ? path : `/${path}`)
  if (id === null) return null
  const asked = new URLSearchParams(path.split('?')[1] ?? '')
  const [until, signature] = [asked.get('e') ?? query['e'], asked.get('s') ?? query['s']]
  return {
    id,
    signature: typeof until === 'string' && typeof signature === 'string' ? { until: Number(until), signature } : null,
  }
}

function refusal(code: 'INVALID' | 'TOO_LARGE', message: string): BackendAnswer {
  return {
    status: WIRE_ERRORS[code].status,
    envelope: { success: false, code, message, data: { issues: [{ field: 'files', message }] }, requestId: 'memory' },
  }
}
