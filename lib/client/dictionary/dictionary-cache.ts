import type { DictEntry } from '../../contract/settings/dictionary-calls.ts'
import { DICTIONARY } from '../../domain/settings/dictionary-codes.ts'
import type { Send } from '../call-options.ts'
import type { DictionaryStorage } from './dictionary-storage.ts'

/** Restricts a dictionary to the entries that belong to a value of another field. @public */
export interface DictionaryLimit {
  /** Sent as `LimitFld`: `FATHER` for the divisions below another, the kind (HF9C) for organisations. */
  readonly field: string
  /** Sent as `LimitVal`: the code of the division above; for organisations their place and bank. */
  readonly value: string
}

/** Cached dictionaries; each query is sent once. @source CAL-021, SHL-024, OPN-104, OPN-115 @public */
export interface DictionaryCache {
  /** The entries of a dictionary. Codes requested in the same tick share one call. @throws FangkitError */
  entries(code: string, limit?: DictionaryLimit): Promise<readonly DictEntry[]>
  /** Removes one dictionary under every limit, or all dictionaries. */
  drop(code?: string): void
}

type Entries = readonly DictEntry[]
interface PendingEntries {
  readonly resolve: (entries: Entries) => void
  readonly reject: (error: unknown) => void
}

export interface DictionaryCacheParts {
  readonly send: Send
  readonly storage: DictionaryStorage
  /** City of the entries; each city has its own. */
  readonly city: () => string | null
}

/** How many codes a server accepts per call. */
const MOST_CODES = 100
const PREFIX = 'dict:'
/**
 * Query key prefix of dictionaries; the code follows. Written out, because the calls themselves are loaded on demand.
 */
export const DICTIONARY_QUERY = ['pubSvc', 'getDictVals'] as const
/** Lists of people and houses: they change without notice and differ between users. */
const NEVER_STORED = new Set<string>([DICTIONARY.accounts, DICTIONARY.organisations])

export function createDictionaryCache({ send, storage, city }: DictionaryCacheParts): DictionaryCache {
  const known = new Map<string, Promise<Entries>>()
  let waiting = new Map<string, PendingEntries>()

  const flush = () => {
    const batch = [...waiting]
    waiting = new Map()
    for (let start = 0; start < batch.length; start += MOST_CODES)
      void load(send, batch.slice(start, start + MOST_CODES))
  }
  const join = (code: string) =>
    new Promise<Entries>((resolve, reject) => {
      if (waiting.size === 0) queueMicrotask(flush)
      const before = waiting.get(code)
      waiting.set(code, {
        resolve: (entries) => {
          before?.resolve(entries)
          resolve(entries)
        },
        reject: (error) => {
          before?.reject(error)
          reject(error)
        },
      })
    })

  return {
    entries(code, limit) {
      const key = `${PREFIX}${code}:${limit?.field ?? ''}:${limit?.value ?? ''}`
      const place = `${key}@${city() ?? ''}`
      const found = known.get(place)
      if (found) return found
      const cached = storage.read(key)
      const asked = cached ? Promise.resolve(cached) : limit ? askFor(send, code, limit) : join(code)
      known.set(place, asked)
      asked.then(
        (entries) => {
          // The dictionary was dropped in the meantime, so this answer is outdated.
          if (!cached && !NEVER_STORED.has(code) && known.get(place) === asked) storage.write(key, entries)
        },
        () => {
          // A failure is not cached: the next caller asks again.
          if (known.get(place) === asked) known.delete(place)
        },
      )
      return asked
    },
    drop(code) {
      const prefix = code === undefined ? PREFIX : `${PREFIX}${code}:`
      for (const key of [...known.keys()]) if (key.startsWith(prefix)) known.delete(key)
      storage.drop(prefix)
    },
  }
}

async function load(send: Send, batch: readonly (readonly [string, PendingEntries])[]): Promise<void> {
  try {
    const { data } = await ask(send, { Code: batch.map(([code]) => code).join(',') })
    for (const [code, { resolve }] of batch) resolve(listOf(data, code))
  } catch (error) {
    for (const [, { reject }] of batch) reject(error)
  }
}

async function askFor(send: Send, code: string, { field, value }: DictionaryLimit): Promise<Entries> {
  const { data } = await ask(send, { Code: code, LimitFld: field, LimitVal: value })
  return listOf(data, code)
}

/** The call is loaded on first use: a page without fields does not need it. */
async function ask(
  send: Send,
  input: { readonly Code: string; readonly LimitFld?: string; readonly LimitVal?: string },
) {
  const { dictionaryValues } = await import('./dictionary-values.ts')
  return send(dictionaryValues, input)
}

/** One code returns its list; several codes return lists by code. */
function listOf(data: Entries | Readonly<Record<string, Entries>>, code: string): Entries {
  // adapter: Array.isArray does not narrow read-only arrays
  const list = Array.isArray(data) ? (data as Entries) : (data as Readonly<Record<string, Entries>>)[code]
  return [...(list ?? [])].sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0))
}
