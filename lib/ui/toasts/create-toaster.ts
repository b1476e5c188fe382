export type ToastTone = 'success' | 'info' | 'warning' | 'error'

export interface ToastMessage {
  readonly tone: ToastTone
  readonly title: string
  readonly text?: string | undefined
  /** Undo, go there. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined
  /** A message with the id of one on screen takes its place. */
  readonly id?: string | undefined
}

export interface ToastEntry extends ToastMessage {
  readonly id: string
  /** Grows with each replacement, so the time starts anew. */
  readonly revision: number
}

/** The messages of one provider. */
export interface ToasterHandle {
  readonly show: (message: ToastMessage) => string
  /** Takes one message away, or all. */
  readonly dismiss: (id?: string) => void
  readonly entries: () => readonly ToastEntry[]
  readonly subscribe: (listener: () => void) => () => void
}

/** How many are on screen at a time. */
export const VISIBLE_TOASTS = 3

/** May be dropped to make room: neither an error to read nor an action to take. */
const isPassing = (entry: ToastEntry): boolean => entry.tone !== 'error' && entry.action === undefined

/** Messages that no longer fit wait for room; passing ones are old news by then and go. */
const withinLimit = (entries: readonly ToastEntry[]): readonly ToastEntry[] =>
  entries.filter((entry, index) => index < VISIBLE_TOASTS || !isPassing(entry))

/** One list of messages, newest first. Make one per provider and draw it with `Toaster`. */
export function createToaster(): ToasterHandle {
  let entries: readonly ToastEntry[] = []
  let created = 0
  const listeners = new Set<() => void>()

  const publish = (next: readonly ToastEntry[]): void => {
    entries = next
    for (const listener of listeners) listener()
  }

  return {
    show: (message) => {
      created += 1
      const id = message.id ?? `toast-${created}`
      const entry = { ...message, id, revision: created }
      const isShown = entries.some((known) => known.id === id)
      publish(isShown ? entries.map((known) => (known.id === id ? entry : known)) : withinLimit([entry, ...entries]))
      return id
    },
    dismiss: (id) => {
      publish(id === undefined ? [] : entries.filter((entry) => entry.id !== id))
    },
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
