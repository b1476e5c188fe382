/** How the body of a call may travel. */
export type BodyEncoding = 'form' | 'json'

const ENCODINGS: Readonly<Record<string, BodyEncoding>> = {
  'application/x-www-form-urlencoded': 'form',
  'application/json': 'json',
}

/**
 * Reads a Content-Type header by an allow-list: these two types, in UTF-8 and with no other parameter.
 * Everything else is null, so that no spelling reaches the back end by another way.
 */
export function encodingOf(contentType: string): BodyEncoding | null {
  const match = /^\s*([a-z]+\/[a-z-]+)\s*(?:;\s*charset="?([\w-]+)"?\s*)?;?\s*$/i.exec(contentType)
  if (!match || !/^utf-?8$/i.test(match[2] ?? 'utf-8')) return null
  const type = (match[1] ?? '').toLowerCase()
  return Object.hasOwn(ENCODINGS, type) ? (ENCODINGS[type] ?? null) : null
}
