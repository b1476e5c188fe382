import { isKey, KEYS } from '../keyboard/keys.ts'

/** What was typed after Ctrl+K before the page could show the search. */
export interface EarlyInput {
  readonly text: string
  /** Enter was pressed at the end. */
  readonly entered: boolean
}

export interface EarlyKeys {
  /** Starts to collect; called once, before the page is drawn. */
  readonly listen: () => void
  /** Stops to collect, and returns what was typed; null when nobody pressed Ctrl+K. */
  readonly take: () => EarlyInput | null
}

export const NOTHING_TYPED: EarlyInput = { text: '', entered: false }
const TYPED_INTO = 'input, textarea, select, [contenteditable]'

/** Collects what is typed after Ctrl+K while the page still loads, so that the search opens with it. */
export function createEarlyKeys(page: () => Pick<Document, 'addEventListener' | 'removeEventListener'>): EarlyKeys {
  let input: EarlyInput | null = null
  const press = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) {
      input = null
      return
    }
    if (isKey(event, KEYS.jump)) input ??= NOTHING_TYPED
    else if (input && types(event)) input = withKey(input, event.key)
    else return
    event.preventDefault()
  }
  return {
    listen: () => page().addEventListener('keydown', press, { capture: true }),
    take: () => {
      page().removeEventListener('keydown', press, { capture: true })
      const taken = input
      input = null
      return taken
    },
  }
}

/** True for a character and for the keys that change what was typed; others, such as F5, do what they always do. */
const types = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && ([...key].length === 1 || ['Enter', 'Backspace', 'Escape'].includes(key))

/** Returns the input after a key; null when it was given up. */
function withKey({ text }: EarlyInput, key: string): EarlyInput | null {
  if (key === 'Escape') return null
  if (key === 'Enter') return { text, entered: text !== '' }
  return { text: key === 'Backspace' ? [...text].slice(0, -1).join('') : text + key, entered: false }
}

/** Those of this page. */
export const earlyKeys = createEarlyKeys(() => document)
