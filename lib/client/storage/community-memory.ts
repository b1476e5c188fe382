import * as v from 'valibot'
import { type WebStorage, webStorage } from './web-storage.ts'

/** A housing estate that was chosen before. */
export interface RememberedCommunity {
  readonly name: string
  readonly note?: string | undefined
}

/**
 * Housing estates chosen recently, by city. Stores names from the list only, never typed text.
 *
 * @source PCK-013, CON-007
 */
export interface CommunityMemory {
  /** The most recent first. */
  list(city: string): readonly RememberedCommunity[]
  remember(city: string, community: RememberedCommunity): void
  clear(): void
}

const NAME = 'CommonCommunity'
const MOST = 10
const storedSchema = v.record(v.string(), v.array(v.object({ name: v.string(), note: v.optional(v.string()) })))
type StoredCommunities = v.InferOutput<typeof storedSchema>

const memories = new WeakMap<object, CommunityMemory>()

/** The memory of one client. What the browser does not store lasts as long as the client. */
export function communityMemoryOf(client: object): CommunityMemory {
  const memory = memories.get(client) ?? createCommunityMemory(webStorage('local'))
  memories.set(client, memory)
  return memory
}

/** Stores choices in the browser if possible, otherwise until the page closes. */
export function createCommunityMemory(storage: WebStorage): CommunityMemory {
  let here: StoredCommunities = {}
  const read = (): StoredCommunities => {
    const text = storage.get(NAME)
    return text === null ? here : parseStored(text)
  }
  return {
    list: (city) => read()[city] ?? [],
    remember(city, { name, note }) {
      const stored = read()
      const others = (stored[city] ?? []).filter((community) => community.name !== name)
      here = { ...stored, [city]: [{ name, ...(note !== undefined && { note }) }, ...others].slice(0, MOST) }
      storage.set(NAME, JSON.stringify(here))
    },
    clear() {
      here = {}
      storage.remove(NAME)
    },
  }
}

function parseStored(text: string): StoredCommunities {
  try {
    const parsed = v.safeParse(storedSchema, JSON.parse(text))
    return parsed.success ? parsed.output : {}
  } catch {
    return {} // text not written by this library
  }
}
