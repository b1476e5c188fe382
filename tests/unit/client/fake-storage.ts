import type { WebStorage } from '../../../lib/client/storage/web-storage.ts'

export interface FakeStorage extends WebStorage {
  readonly texts: Map<string, string>
  /** Refuses to store anything from now on, as full or blocked storage does. */
  block(): void
}

/** A browser's storage in a map. */
export function fakeStorage(): FakeStorage {
  const texts = new Map<string, string>()
  let blocked = false
  return {
    texts,
    block: () => {
      blocked = true
    },
    get: (name) => (blocked ? null : (texts.get(name) ?? null)),
    set: (name, text) => {
      if (!blocked) texts.set(name, text)
      return !blocked
    },
    remove: (name) => void texts.delete(name),
    names: (prefix) => (blocked ? [] : [...texts.keys()].filter((name) => name.startsWith(prefix))),
  }
}
