import type { BackendRequest } from 'fangkit/backend'
import type { Complaint } from './complaint.ts'
import { formComplaint } from './form-text.ts'
import { parseJson } from './json-text.ts'
import type { BodyEncoding } from './media-type.ts'

type Read =
  | { readonly ok: true; readonly body: BackendRequest['body'] }
  | { readonly ok: false; readonly complaint: Complaint }

/** Reads the bytes of a body. Nothing is repaired: what cannot be stored as it was sent is refused. */
export function readBody(bytes: Uint8Array, encoding: BodyEncoding): Read {
  if (bytes.length === 0) return { ok: true, body: { encoding: 'form', text: '' } }
  const text = decode(bytes)
  if (text === null) return { ok: false, complaint: { field: '', message: '请求内容不是UTF-8文字' } }
  if (encoding === 'json') {
    const parsed = parseJson(text)
    return parsed.ok ? { ok: true, body: { encoding: 'json', value: parsed.value } } : parsed
  }
  const complaint = formComplaint(text)
  return complaint === null ? { ok: true, body: { encoding: 'form', text } } : { ok: false, complaint }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
