import { createEmitter } from '../../events/emitter.ts'

export type ToastTone = 'success' | 'info' | 'warning' | 'error'

/** A short message: its tone, its texts, its button and how long it stays. */
export interface ToastMessage {
  /** An `error` stays until it is closed; other messages go after 4 s, or 8 s with an action. */
  readonly tone: ToastTone
  readonly title: string
  /** Details below the title. */
  readonly text?: string | undefined
  /** A button in the message, such as undo or a link to the result. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined
  /** A message with the id of a visible message replaces it. */
  readonly id?: string | undefined
}

export interface ToastEntry extends ToastMessage {
  readonly id: string
  /** Increases with each replacement, so that the time starts again. */
  readonly revision: number
}

/** The messages of one provider. */
export interface ToasterHandle {
  /** Shows a message and returns its id. */
  readonly show: (message: ToastMessage) => string
  /** Removes one message, or all without an id. */
  readonly dismiss: (id?: string) => void
  /** The messages, newest first; the same list until one changes. */
  readonly entries: () => readonly ToastEntry[]
  /** Calls the listener at every change. Returns a function that ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Maximum number of visible messages. */
export const VISIBLE_TOASTS = 3

/** True for a message that may be dropped to make space: it is no error and has no action. */
const isPassing = (entry: ToastEntry): boolean => entry.tone !== 'error' && entry.action === undefined

/** Messages beyond the limit wait; those that may be dropped are removed, because they would be out of date by then. */
const withinLimit = (entries: readonly ToastEntry[]): readonly ToastEntry[] =>
  entries.filter((entry, index) => index < VISIBLE_TOASTS || !isPassing(entry))

/** Makes a list of messages, newest first. Make one per provider and draw it with `Toaster`. */
export function createToaster(): ToasterHandle {
  let entries: readonly ToastEntry[] = []
  let created = 0
  const changes = createEmitter()

  const publish = (next: readonly ToastEntry[]): void => {
    entries = next
    changes.emit()
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
    subscribe: changes.subscribe,
  }
}
