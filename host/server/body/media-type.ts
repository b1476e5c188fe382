/** The accepted encodings of the body of a call. */
export type BodyEncoding = 'form' | 'json'

const ENCODINGS: Readonly<Record<string, BodyEncoding>> = {
  'application/x-www-form-urlencoded': 'form',
  'application/json': 'json',
}

/**
 * Reads a Content-Type header with an allow-list: these two types, in UTF-8, without any other parameter. Everything
 * else returns null, so that no unusual spelling reaches the back end.
 */
export function encodingOf(contentType: string): BodyEncoding | null {
  const match = /^\s*([a-z]+\/[a-z-]+)\s*(?:;\s*charset="?([\w-]+)"?\s*)?;?\s*$/i.exec(contentType)
  if (!match || !/^utf-?8$/i.test(match[2] ?? 'utf-8')) return null
  const type = (match[1] ?? '').toLowerCase()
  return Object.hasOwn(ENCODINGS, type) ? (ENCODINGS[type] ?? null) : null
}
