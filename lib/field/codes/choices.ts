import type { DictEntry } from '../../contract/settings/dictionary-calls.ts'
import type { Choice } from '../../ui/choice.ts'

/** Turns dictionary entries into choices in the dictionary's order; `offered` limits them to some codes. */
export function choicesOf(entries: readonly DictEntry[], offered: readonly string[] | null): readonly Choice[] {
  return entries
    .filter(({ key }) => offered === null || offered.includes(key))
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => a.entry.sortOrder - b.entry.sortOrder || a.index - b.index)
    .map(({ entry: { key, value } }) => ({ value: key, label: value }))
}
