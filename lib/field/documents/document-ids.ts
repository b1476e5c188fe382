import type { Value } from '../../catalogue/kind.ts'

/** Returns the ids of the documents a field holds, one or several. */
export function documentIds(value: Value): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? value : []
}
