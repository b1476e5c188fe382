import type { DictEntry } from '../../contract/settings/dictionary-calls.ts'
import { DICTIONARY } from '../../domain/dictionary-codes.ts'
import type { Send } from '../call-options.ts'
import type { DictionaryStorage } from './dictionary-storage.ts'

/** Restricts a dictionary to the entries under a value. @public */
export interface DictionaryLimit {
  readonly field: string
  readonly value: string
}

/** Dictionaries by query, each asked for once. @source CAL-021, SHL-024, OPN-104, OPN-115 @public */
export interface DictionaryCache {
  /** The entries of a dictionary. Those wanted in one tick travel in one call. @throws FangkitError */
  entries(code: string, limit?: DictionaryLimit): Promise<readonly DictEntry[]>
  /** Forgets one dictionary under every limit, or all of them. */
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
  /** City the entries are asked for; each has entries of its own. */
  readonly city: () => string | null
}

/** As many codes as a server takes at a time. */
const MOST_CODES = 100
const PREFIX = 'dict:'
/**
 * Under which queries of dictionaries are kept; the code follows. Written out, since the calls themselves are loaded
 * when somebody needs them.
 */
export const DICTIONARY_QUERY = ['pubSvc', 'getDictVals'] as const
/** Lists of people and houses: they change without a word and differ from person to person. */
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
          // Dropped meanwhile: what came is the old list.
          if (!cached && !NEVER_STORED.has(code) && known.get(place) === asked) storage.write(key, entries)
        },
        () => {
          // A failure is not remembered: the next one who wants the dictionary asks again.
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

/** The call is loaded with its first use: a page without fields needs none of it. */
async function ask(
  send: Send,
  input: { readonly Code: string; readonly LimitFld?: string; readonly LimitVal?: string },
) {
  const { dictionaryValues } = await import('./dictionary-values.ts')
  return send(dictionaryValues, input)
}

/** One code answers its list, several answer lists by code. */
function listOf(data: Entries | Readonly<Record<string, Entries>>, code: string): Entries {
  // adapter: Array.isArray does not narrow read-only arrays
  const list = Array.isArray(data) ? (data as Entries) : (data as Readonly<Record<string, Entries>>)[code]
  return [...(list ?? [])].sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0))
}
