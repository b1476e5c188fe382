import type { GroupKey } from './jump-targets.ts'

/** Characters at the beginning that limit the search to some groups. */
const SCOPES: Readonly<Record<string, readonly GroupKey[]>> = {
  '@': ['people', 'projects', 'accounts'],
  '#': ['openCase'],
  '>': ['verbs'],
  '/': ['pages'],
}

export interface Scoped {
  /** What is searched, without the character. */
  readonly text: string
  /** Null for all groups. */
  readonly only: readonly GroupKey[] | null
}

/** Reads the character that limits the search, also in its full width, as Chinese input types it. */
export function scopeOf(typed: string): Scoped {
  const text = typed.trim()
  const only = SCOPES[text.charAt(0).normalize('NFKC')]
  return only ? { text: text.slice(1).trim(), only } : { text, only: null }
}
