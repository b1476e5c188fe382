import type { FangkitError } from '../../client/fangkit-error.ts'
import type { DictEntry } from '../../contract/settings/dictionary-calls.ts'

/** A dictionary with the methods a field needs. @public */
export interface DictionaryView {
  /** In the order of the server; empty until they are loaded. */
  readonly entries: readonly DictEntry[]
  /** True until the entries are loaded. */
  readonly loading: boolean
  /** Why they could not be loaded; null when nothing failed. */
  readonly error: FangkitError | null
  /** The text of a code; null for an unknown one and while the entries are loading. */
  readonly labelOf: (code: string) => string | null
  /** Loads the entries again, for a button after a failure. */
  readonly reload: () => void
}

export const NO_ENTRIES: readonly DictEntry[] = []

export function labelIn(entries: readonly DictEntry[], code: string): string | null {
  return entries.find(({ key }) => key === code)?.value ?? null
}
