import type { BodyIssue } from './body-issue.ts'

/** Far more fields than any record has, but few enough to parse quickly. */
const MOST_FIELDS = 2_000

/**
 * Finds the field whose percent-encoding is not valid UTF-8. URLSearchParams would silently insert replacement
 * characters, also for half a surrogate pair, and the record would be stored damaged.
 */
export function formIssue(text: string): BodyIssue | null {
  const pairs = text.split('&')
  if (pairs.length > MOST_FIELDS) return { field: '', message: `字段过多，最多${MOST_FIELDS}个` }
  for (const pair of pairs) {
    if ([...pair.matchAll(/(?:%[0-9a-f]{2})+/gi)].every(([run]) => isUtf8(run))) continue
    const field = new URLSearchParams(pair.split('=')[0]).keys().next().value ?? ''
    return { field, message: `含有无法保存的字符：${field.slice(0, 64)}` }
  }
  return null
}

function isUtf8(percentEncoded: string): boolean {
  try {
    decodeURIComponent(percentEncoded)
    return true
  } catch {
    return false
  }
}
