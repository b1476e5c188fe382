/** A list of listeners. */
export interface Emitter<Args extends readonly unknown[] = readonly []> {
  /** Adds a listener; the answer removes it. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void
  /** Calls every listener that is subscribed now, in the order they came. */
  readonly emit: (...args: Args) => void
  /** Removes every listener. */
  readonly clear: () => void
}

export function createEmitter<Args extends readonly unknown[] = readonly []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(...args) {
      // A copy: a listener may subscribe or unsubscribe while it is called.
      for (const listener of [...listeners]) listener(...args)
    },
    clear: () => listeners.clear(),
  }
}
