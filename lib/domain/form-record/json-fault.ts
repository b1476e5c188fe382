/** A place in a text, both counted from 1. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

const SPACE = /[ \t\r\n]+/
const TEXT = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/
const WORD_OR_SIGN = /true|false|null|[[\]{}:,]/
const TOKEN = new RegExp([SPACE, TEXT, NUMBER, WORD_OR_SIGN].map(({ source }) => source).join('|'), 'y')
const CLOSED_BY = { '[': ']', '{': '}' } as const

/**
 * Which tokens may come next: a value; an item or the end of the list; a name or the end of the record; a name; a
 * colon; or a comma or the closing bracket.
 */
type Awaited = 'value' | 'item' | 'firstName' | 'name' | 'colon' | 'next'

/**
 * The place where a text stops being valid JSON; null when it is valid. Needed because browsers report the place
 * differently or not at all.
 */
export function jsonFault(text: string): TextPlace | null {
  const open: ('[' | '{')[] = []
  let awaited: Awaited = 'value'
  let at = 0
  while (at < text.length) {
    TOKEN.lastIndex = at
    const [token] = TOKEN.exec(text) ?? []
    if (token === undefined) return placeIn(text, at)
    if (token.trim() !== '') {
      const then = after(token, awaited, open)
      if (then === null) return placeIn(text, at)
      awaited = then
    }
    at += token.length
  }
  return awaited === 'next' && open.length === 0 ? null : placeIn(text, at)
}

/** What may follow a token; null where the token is not allowed. `open` are the surrounding lists and records. */
function after(token: string, awaited: Awaited, open: ('[' | '{')[]): Awaited | null {
  const inner = open.at(-1)
  if (token === ',') return awaited !== 'next' || inner === undefined ? null : inner === '{' ? 'name' : 'value'
  if (token === ':') return awaited === 'colon' ? 'value' : null
  if (token === ']' || token === '}') {
    const ends = awaited === 'next' || awaited === (token === ']' ? 'item' : 'firstName')
    if (!ends || inner === undefined || CLOSED_BY[inner] !== token) return null
    open.pop()
    return 'next'
  }
  if (awaited === 'name' || awaited === 'firstName') return token.startsWith('"') ? 'colon' : null
  if (awaited !== 'value' && awaited !== 'item') return null
  if (token !== '[' && token !== '{') return 'next'
  open.push(token)
  return token === '[' ? 'item' : 'firstName'
}

function placeIn(text: string, at: number): TextPlace {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
