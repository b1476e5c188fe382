import { hasOpenDialog } from './has-open-dialog.ts'

const STORED = 'letterKeys'

/** Whether the person wants keys that act without Ctrl; on until they are switched off in the sheet of keys. */
export function lettersOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off'
  } catch {
    return true // storage is blocked
  }
}

export function saveLetters(on: boolean): void {
  try {
    localStorage.setItem(STORED, on ? 'on' : 'off')
  } catch {
    // storage is blocked: the choice cannot be stored
  }
}

/** Elements that a character is typed into. */
const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]'

/**
 * True when a key without Ctrl may act: nothing is being typed, no input method is at work, the key is not held down,
 * and such keys are not switched off.
 */
export const isLetterPress = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.repeat &&
  !event.isComposing &&
  event.keyCode !== 229 &&
  !(event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) &&
  lettersOn()

/** True when a key without Ctrl may act on the page, because no dialog is open over it either. */
export const mayUseLetter = (event: KeyboardEvent): boolean => isLetterPress(event) && !hasOpenDialog()
