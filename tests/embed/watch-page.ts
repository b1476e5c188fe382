/** What is alive on a page by itself, by kind: `timeout`, `listener of window: keydown`. */
export type Alive = Readonly<Record<string, number>>

declare global {
  interface Window {
    alive?: () => Alive
  }
}

/**
 * Runs in a page before any other script: counts what starts and ends there. It uses nothing from outside the function.
 */
export function watchPage(): void {
  const counts: Record<string, number> = {}
  const add = (kind: string, by: number): void => {
    counts[kind] = (counts[kind] ?? 0) + by
  }

  const timers = new Map<unknown, string>()
  const opened = <Id>(id: Id, kind: string): Id => {
    timers.set(id, kind)
    add(kind, 1)
    return id
  }
  const ended = (id: unknown): void => {
    const kind = id === undefined ? undefined : timers.get(id)
    if (id === undefined || kind === undefined) return
    timers.delete(id)
    add(kind, -1)
  }
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  const once = (run: TimerHandler, milliseconds?: number, ...args: unknown[]): unknown => {
    const id: unknown = Reflect.apply(setTimeout, window, [
      () => {
        ended(id)
        if (typeof run === 'function') run(...args)
      },
      milliseconds,
    ])
    return opened(id, `timeout of ${milliseconds ?? 0} ms`)
  }
  const again = (...args: unknown[]): unknown =>
    opened(Reflect.apply(setInterval, window, args), `interval of ${String(args[1])} ms`)
  const clear = (id?: unknown): void => {
    ended(id)
    Reflect.apply(clearTimeout, window, [id])
    Reflect.apply(clearInterval, window, [id])
  }
  Object.assign(window, { setTimeout: once, setInterval: again, clearTimeout: clear, clearInterval: clear })

  // Listeners of what outlives a widget.
  const nameOf = (target: EventTarget): string | null =>
    target === window
      ? 'window'
      : target === document
        ? 'document'
        : target === document.body
          ? 'body'
          : target === document.documentElement
            ? 'html'
            : target === window.visualViewport
              ? 'viewport'
              : target instanceof MediaQueryList
                ? `media ${target.media}`
                : null
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const listeners = new Map<string, Map<unknown, () => void>>()
  EventTarget.prototype.addEventListener = function add_(this: EventTarget, type, listener, options) {
    const target = this ?? window
    const name = nameOf(target)
    if (name === null || listener === null) return addEventListener.call(target, type, listener, options)
    const {
      capture = false,
      once: only = false,
      signal = undefined,
    } = typeof options === 'object' ? options : { capture: options ?? false }
    const kind = `listener of ${name}: ${type}`
    const key = `${kind} ${capture}`
    const known = listeners.get(key) ?? new Map<unknown, () => void>()
    listeners.set(key, known)
    if (known.has(listener) || signal?.aborted) return undefined
    add(kind, 1)
    const stopListening = (): void => {
      if (known.delete(listener)) add(kind, -1)
    }
    known.set(listener, stopListening)
    if (signal) addEventListener.call(signal, 'abort', stopListening, { once: true })
    if (only) addEventListener.call(target, type, stopListening, { capture, once: true })
    return addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function remove(this: EventTarget, type, listener, options) {
    const target = this ?? window
    const capture = typeof options === 'object' ? (options.capture ?? false) : (options ?? false)
    listeners.get(`listener of ${nameOf(target)}: ${type} ${capture}`)?.get(listener)?.()
    return removeEventListener.call(target, type, listener, options)
  }

  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { observe, disconnect } = window[name].prototype
    const watching = new WeakSet<object>()
    window[name].prototype.observe = function watch(this: object, ...args: unknown[]) {
      // One that watches parts of a widget goes with them.
      const [target] = args
      if (!watching.has(this) && target instanceof Node && nameOf(target) !== null) {
        watching.add(this)
        add(name, 1)
      }
      Reflect.apply(observe, this, args)
    }
    window[name].prototype.disconnect = function stop(this: object) {
      if (watching.delete(this)) add(name, -1)
      Reflect.apply(disconnect, this, [])
    }
  }

  const { createObjectURL, revokeObjectURL } = URL
  const addresses = new Set<string>()
  URL.createObjectURL = (made) => {
    const address = createObjectURL.call(URL, made)
    addresses.add(address)
    add('blob address', 1)
    return address
  }
  URL.revokeObjectURL = (address) => {
    if (addresses.delete(address)) add('blob address', -1)
    revokeObjectURL.call(URL, address)
  }

  for (const [name, end] of [
    ['WebSocket', 'close'],
    ['EventSource', 'close'],
    ['BroadcastChannel', 'close'],
    ['Worker', 'terminate'],
  ] as const) {
    const open = new WeakSet<object>()
    const Made = window[name]
    const stop: unknown = Reflect.get(Made.prototype, end)
    Reflect.set(Made.prototype, end, function over(this: object, ...args: unknown[]) {
      if (open.delete(this)) add(name, -1)
      if (typeof stop === 'function') Reflect.apply(stop, this, args)
    })
    Reflect.set(
      window,
      name,
      new Proxy(Made, {
        construct: (target, args, as) => {
          const made: object = Reflect.construct(target, args, as)
          open.add(made)
          add(name, 1)
          return made
        },
      }),
    )
  }

  window.alive = () => ({
    ...Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)),
    'nodes outside the places': [...document.querySelectorAll('*')].filter(
      (one) => one.closest('[data-place], head') === null,
    ).length,
    styles: document.adoptedStyleSheets.length + document.querySelectorAll('style').length,
    // A style that was set and taken back leaves its name.
    'attributes of the page': [...document.documentElement.attributes, ...document.body.attributes].filter(
      ({ value }) => value !== '',
    ).length,
  })
}
