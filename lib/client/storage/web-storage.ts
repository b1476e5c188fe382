/** Text by name, as the browser keeps it. Never throws: what cannot be kept is not. */
export interface WebStorage {
  get(name: string): string | null
  /** False when the text could not be kept. */
  set(name: string, text: string): boolean
  remove(name: string): void
  /** Names that begin so. */
  names(prefix: string): readonly string[]
}

/**
 * The browser's storage, or nothing where it is blocked or missing; asked for every time, since access can be taken
 * away.
 */
export function webStorage(kind: 'session' | 'local'): WebStorage {
  const run = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return typeof window === 'undefined'
        ? otherwise
        : work(kind === 'session' ? window.sessionStorage : window.localStorage)
    } catch {
      return otherwise // blocked, or full
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
