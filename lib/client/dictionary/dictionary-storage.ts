import type { DictEntry } from '../../contract/settings/dictionary-calls.ts'
import type { WebStorage } from '../storage/web-storage.ts'

type Entries = readonly DictEntry[]

/** Dictionaries stored in the browser across page loads. @source SHL-024, OPN-104 */
export interface DictionaryStorage {
  read(key: string): Entries | null
  write(key: string, entries: Entries): void
  /** Removes all entries whose name starts with the prefix, for every server and city. */
  drop(prefix: string): void
}

export interface DictionaryStorageParts {
  readonly storage: WebStorage
  /** Server and city of the entries; null when nothing may be stored. */
  readonly place: () => string | null
  readonly now: () => number
}

interface StoredDictionary {
  readonly v: number
  readonly place: string
  readonly at: number
  readonly entries: Entries
}

const VERSION = 1
/** Characters. Longer lists load faster than they are read from storage. */
const LONGEST = 200_000
/** Milliseconds. While a page is closed it receives no changes, so stored entries must not get old. */
const FRESH_FOR = 30 * 60_000

export function createDictionaryStorage({ storage, place, now }: DictionaryStorageParts): DictionaryStorage {
  return {
    read(key) {
      const here = place()
      const stored = here === null ? null : parseStored(storage.get(key))
      const fresh =
        stored !== null && stored.v === VERSION && stored.place === here && Math.abs(now() - stored.at) < FRESH_FOR
      return fresh && Array.isArray(stored.entries) ? stored.entries : null
    },
    write(key, entries) {
      const here = place()
      if (here === null) return
      const stored: StoredDictionary = { v: VERSION, place: here, at: now(), entries }
      const text = JSON.stringify(stored)
      if (text.length > LONGEST || !storage.set(key, text)) storage.remove(key)
    },
    drop(prefix) {
      for (const name of storage.names(prefix)) storage.remove(name)
    },
  }
}

function parseStored(text: string | null): StoredDictionary | null {
  try {
    const stored: unknown = text === null ? null : JSON.parse(text)
    // adapter: written here; version, place and list are checked by the reader
    return typeof stored === 'object' && stored !== null ? (stored as StoredDictionary) : null
  } catch {
    return null // not written by this library
  }
}
