import type { RecordValues } from '../catalogue/effect.ts'

/** What somebody had typed and not saved. Personal data is left out and listed for typing again. @public */
export interface Draft {
  readonly values: RecordValues
  /** Where those fields started. */
  readonly originals: RecordValues
  /** Text that could not be read as a value, by field. */
  readonly unread: Readonly<Record<string, string>>
  /** Texts of picked values, by field. */
  readonly texts: Readonly<Record<string, string>>
  /** Fields whose content is not kept. */
  readonly omitted: readonly string[]
  /** Version of the record the draft was written over. */
  readonly version: number
  /** Account of the person who typed; nobody else is offered it. */
  readonly owner: string | null
  /** Epoch milliseconds. */
  readonly at: number
}

/** Unsaved typing of one client, kept in memory only: it survives a crash of the form, a time-out and a new login, not a reload. @public */
export interface Drafts {
  get(key: string): Draft | null
  put(key: string, draft: Draft): void
  drop(key: string): void
  clear(): void
}

/** The draft of a record goes by its service and key; a copy in the making by what it copies. */
export function draftKey(service: string, keyValue: string | null, copyOf: string | null = null): string {
  return [service, keyValue ?? 'new', ...(copyOf === null ? [] : [copyOf])].join(':')
}

const MOST_DRAFTS = 50

export function createDrafts(): Drafts {
  const kept = new Map<string, Draft>()
  return {
    get: (key) => kept.get(key) ?? null,
    put(key, draft) {
      kept.delete(key)
      kept.set(key, draft)
      const [oldest] = kept.keys()
      if (kept.size > MOST_DRAFTS && oldest !== undefined) kept.delete(oldest)
    },
    drop: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
