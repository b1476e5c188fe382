import type { RecordValues } from '../../catalogue/effect.ts'
import type { WebStorage } from './web-storage.ts'

/**
 * Unsaved input of a form. Personal data are left out; their fields are listed, so that the user types them again.
 *
 * @public
 */
export interface Draft {
  /** Values by field, without the omitted ones. */
  readonly values: RecordValues
  /** Original values of the changed fields. */
  readonly originals: RecordValues
  /** Text that could not be read as a value, by field. */
  readonly unread: Readonly<Record<string, string>>
  /** Texts of picked values, by field. */
  readonly texts: Readonly<Record<string, string>>
  /** Fields whose values are not stored. */
  readonly omitted: readonly string[]
  /** Version of the record the draft is based on. */
  readonly version: number
  /** Account of the author; the draft is offered to no other user. */
  readonly owner: string | null
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * Unsaved input. It survives a crash of the form, a reload, a time-out and a new log-in of the same user. Stored in
 * local storage when the transport names its server, otherwise in memory.
 *
 * @public
 */
export interface Drafts {
  /** The draft under a key; null when there is none. Stored ones expire after seven days. */
  get(key: string): Draft | null
  /** Stores a draft in place of the one under its key. Beyond 50 drafts the oldest is removed. */
  put(key: string, draft: Draft): void
  /** Removes the draft under a key, if there is one. */
  drop(key: string): void
  /** Number of drafts. */
  count(): number
  /** Sets the current user and removes the drafts of other users. */
  signedInAs(owner: string): void
  /** Removes all drafts and stores none until a user signs in; for a deliberate sign-out. */
  clear(): void
}

/** Key of a draft: service and key of the record; for a new copy, the record it copies. */
export function draftKey(service: string, keyValue: string | null, copyOf: string | null = null): string {
  return [service, keyValue ?? 'new', ...(copyOf === null ? [] : [copyOf])].join(':')
}

export interface DraftParts {
  readonly storage: WebStorage
  /** Name of the server the drafts belong to; null stores them in memory. */
  readonly place: () => string | null
  readonly now: () => number
}

const MOST_DRAFTS = 50
const PREFIX = 'fangkit:draft:'
const VERSION = 1
/** Maximum number of characters of a stored draft; longer ones stay in memory. */
const LONGEST = 256_000
const DRAFT_LIFETIME = 7 * 24 * 3_600_000

export function createDrafts({ storage, place, now }: DraftParts): Drafts {
  const memory = new Map<string, Draft>()
  let closed = false

  const prefix = () => {
    const here = place()
    return here === null ? null : `${PREFIX}${here} `
  }
  const stored = (): readonly (readonly [string, Draft])[] => {
    const start = prefix()
    if (start === null) return []
    return storage.names(start).flatMap((name) => {
      const draft = draftIn(storage.get(name))
      if (draft && now() - draft.at < DRAFT_LIFETIME) return [[name.slice(start.length), draft] as const]
      // Expired, or written in another format by another version.
      storage.remove(name)
      return []
    })
  }
  const all = () => new Map([...stored(), ...memory])
  const forget = (key: string) => {
    memory.delete(key)
    const start = prefix()
    if (start !== null) storage.remove(start + key)
  }
  const saveDraft = (key: string, draft: Draft) => {
    forget(key)
    const start = prefix()
    const text = JSON.stringify({ v: VERSION, draft })
    if (start === null || text.length > LONGEST || !storage.set(start + key, text)) memory.set(key, draft)
  }
  return {
    get: (key) => all().get(key) ?? null,
    put(key, draft) {
      if (closed) return
      saveDraft(key, draft)
      const oldestFirst = [...all()].sort(([, a], [, b]) => a.at - b.at)
      for (const [old] of oldestFirst.slice(0, Math.max(0, oldestFirst.length - MOST_DRAFTS))) forget(old)
    },
    drop: forget,
    count: () => all().size,
    signedInAs(owner) {
      closed = false
      for (const [key, draft] of all()) if (draft.owner !== null && draft.owner !== owner) forget(key)
    },
    clear() {
      closed = true
      for (const key of all().keys()) forget(key)
    },
  }
}

function draftIn(text: string | null): Draft | null {
  try {
    const parsed: unknown = text === null ? null : JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null || Reflect.get(parsed, 'v') !== VERSION) return null
    const draft: unknown = Reflect.get(parsed, 'draft')
    const whole =
      typeof draft === 'object' &&
      draft !== null &&
      typeof Reflect.get(draft, 'at') === 'number' &&
      typeof Reflect.get(draft, 'values') === 'object'
    return whole ? (draft as Draft) : null // adapter: written by this version
  } catch {
    return null // text not written by this library
  }
}
