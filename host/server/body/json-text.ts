import type { BodyIssue } from './body-issue.ts'

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly issue: BodyIssue }

/** No record nests deeper. The limit protects recursive readers from a stack overflow. */
const DEEPEST = 32
/** Far more fields than any record has; the same limit as for forms. */
const MOST_FIELDS = 2_000
/** Far more items than any list in a body has. */
const MOST_ITEMS = 10_000
/** Fields and items in total. The limit stops one body from blocking the server. */
const MOST_VALUES = 40_000

/**
 * Parses JSON and refuses a name that occurs twice, where JSON.parse would use the last one. `__proto__` stays an own
 * name, as JSON.parse makes it, and is refused by name later.
 */
export function parseJson(text: string): Parsed {
  const refused = (message: string, field = ''): Parsed => ({ ok: false, issue: { field, message } })
  try {
    const value: unknown = JSON.parse(text)
    // Checked only now, because the expressions below run in linear time over valid JSON.
    if (depthOf(text) > DEEPEST) return refused('JSON嵌套过深')
    const tooMany = widthIssue(value)
    if (tooMany !== null) return refused(tooMany)
    const twice = repeatedName(text)
    return twice === null ? { ok: true, value } : refused(`字段重复：${twice.slice(0, 64)}`, twice.slice(0, 64))
  } catch {
    return refused('请求内容不是有效的JSON')
  }
}

function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const [mark] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g)) {
    if (mark.startsWith('"')) continue
    depth += mark === '[' || mark === '{' ? 1 : -1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Returns an error for a record with too many fields, or a list with too many items. */
function widthIssue(whole: unknown): string | null {
  const open: unknown[] = [whole]
  let values = 0
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const inside: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
    const most = Array.isArray(value) ? MOST_ITEMS : MOST_FIELDS
    if (inside.length > most) return Array.isArray(value) ? `列表过长，最多${most}项` : `字段过多，最多${most}个`
    values += inside.length
    if (values > MOST_VALUES) return `请求内容过多，最多${MOST_VALUES}项`
    for (const one of inside) if (typeof one === 'object' && one !== null) open.push(one)
  }
  return null
}

/** Returns the first repeated name of an object. A string is a name when a colon follows it. */
function repeatedName(text: string): string | null {
  const open: Set<string>[] = []
  for (const [mark, name] of text.matchAll(/("[^"\\]*(?:\\.[^"\\]*)*")\s*:|"[^"\\]*(?:\\.[^"\\]*)*"|[{}]/g)) {
    if (mark === '{') open.push(new Set())
    else if (mark === '}') open.pop()
    else if (name !== undefined) {
      const read: unknown = JSON.parse(name)
      const names = open.at(-1)
      if (typeof read !== 'string' || !names) continue
      if (names.has(read)) return read
      names.add(read)
    }
  }
  return null
}
