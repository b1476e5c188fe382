/** The letters that widgets react to together with Ctrl, or with ⌘ on a Mac. */
export const CTRL_KEYS = { save: 's', search: 'j' } as const

/** What `isCtrlKey` reads of a native key event. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>

/**
 * True when a letter is pressed together with Ctrl or ⌘ and no other key. With Chinese input on, `key` may name no
 * letter (`Process`, `Unidentified`); then the position of the key on the keyboard counts.
 */
export const isCtrlKey = (event: PressedKey, letter: string): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing &&
  (/^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === letter : event.code.toLowerCase() === `key${letter}`)
