import type { BackendRequest } from 'fangkit/backend'
import type { BodyIssue } from './body-issue.ts'
import { formIssue } from './form-text.ts'
import { parseJson } from './json-text.ts'
import type { BodyEncoding } from './media-type.ts'

type Read =
  | { readonly ok: true; readonly body: BackendRequest['body'] }
  | { readonly ok: false; readonly issue: BodyIssue }

/** Reads the bytes of a body. It repairs nothing: a body that cannot be stored as it was sent is refused. */
export function readBody(bytes: Uint8Array, encoding: BodyEncoding): Read {
  if (bytes.length === 0) return { ok: true, body: { encoding: 'form', text: '' } }
  const text = decode(bytes)
  if (text === null) return { ok: false, issue: { field: '', message: '请求内容不是UTF-8文字' } }
  if (encoding === 'json') {
    const parsed = parseJson(text)
    return parsed.ok ? { ok: true, body: { encoding: 'json', value: parsed.value } } : parsed
  }
  const issue = formIssue(text)
  return issue === null ? { ok: true, body: { encoding: 'form', text } } : { ok: false, issue }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
