/** Holds listeners and calls them. */
export interface Emitter<Args extends readonly unknown[] = readonly []> {
  /** Adds a listener; returns a function that removes it. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void
  /** Calls every current listener, in the order they were added. */
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
      // Iterates over a copy, because a listener may subscribe or unsubscribe during the call.
      for (const listener of [...listeners]) listener(...args)
    },
    clear: () => listeners.clear(),
  }
}
