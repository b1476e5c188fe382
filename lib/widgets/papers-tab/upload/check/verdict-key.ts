/** What a key does below a file. */
export type VerdictKey =
  | { readonly kind: 'accept' | 'return' | 'nextPaper' | 'previousPaper' | 'takeBack' | 'leave' }
  /** One of the usual reasons, from 0. */
  | { readonly kind: 'reason'; readonly at: number }

const LETTERS: Readonly<Record<string, 'accept' | 'return' | 'nextPaper' | 'previousPaper' | 'takeBack'>> = {
  a: 'accept',
  r: 'return',
  j: 'nextPaper',
  k: 'previousPaper',
  z: 'takeBack',
}

/**
 * Returns what a key does. A key that is held down and keys of the browser do nothing; while the user types, only
 * Escape leaves the reasons.
 */
export function verdictKey(event: KeyboardEvent, asking: boolean): VerdictKey | null {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing } = event
  if (ctrlKey || metaKey || altKey || repeat || isComposing) return null
  if (asking && key === 'Escape') return { kind: 'leave' }
  const [target] = event.composedPath()
  if (target instanceof Element && target.matches('input, textarea')) return null
  if (asking) return /^[1-9]$/.test(key) ? { kind: 'reason', at: Number(key) - 1 } : null
  const kind = LETTERS[key.toLowerCase()]
  return kind === undefined ? null : { kind }
}
