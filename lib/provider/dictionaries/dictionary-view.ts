import type { FangkitError } from '../../client/fangkit-error.ts'
import type { DictEntry } from '../../contract/settings/dictionary-calls.ts'

/** A dictionary with the methods a field needs. @public */
export interface DictionaryView {
  readonly entries: readonly DictEntry[]
  /** True until the entries are loaded. */
  readonly loading: boolean
  readonly error: FangkitError | null
  readonly labelOf: (code: string) => string | null
  readonly reload: () => void
}

export const NO_ENTRIES: readonly DictEntry[] = []

export function labelIn(entries: readonly DictEntry[], code: string): string | null {
  return entries.find(({ key }) => key === code)?.value ?? null
}
