/** Text by name in browser storage. Never throws: what cannot be stored is skipped. */
export interface WebStorage {
  get(name: string): string | null
  /** Stores a text. False when that fails. */
  set(name: string, text: string): boolean
  remove(name: string): void
  /** All names that start with the prefix. */
  names(prefix: string): readonly string[]
}

/**
 * The browser's storage; does nothing where it is blocked or missing. Looks it up on each call, because access can be
 * revoked.
 */
export function webStorage(kind: 'session' | 'local'): WebStorage {
  const run = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return typeof window === 'undefined'
        ? otherwise
        : work(kind === 'session' ? window.sessionStorage : window.localStorage)
    } catch {
      return otherwise // blocked or full
    }
  }
  return {
    get: (name) => run((storage) => storage.getItem(name), null),
    set: (name, text) =>
      run((storage) => {
        storage.setItem(name, text)
        return true
      }, false),
    remove: (name) => run((storage) => storage.removeItem(name), undefined),
    names: (prefix) => run((storage) => Object.keys(storage).filter((name) => name.startsWith(prefix)), []),
  }
}
