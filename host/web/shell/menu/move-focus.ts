import type { KeyboardEvent } from 'react'
import { isKey, KEYS } from '../keyboard/keys.ts'

/** The entries of the menu. The buttons that pin an entry are reached from their entry. */
export const MENU_ENTRIES = 'a, button:not([data-pin])'

/**
 * Moves the focus between menu entries with the up and down arrow keys, Home and End, and from the search box into the
 * menu. The right arrow key unfolds a group, or goes to the button that pins an entry; the left one folds a group, or
 * goes back.
 * @returns whether the key had an effect
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const { currentTarget, target, nativeEvent } = event
  const menu = currentTarget.closest('nav')?.querySelector('[data-menu]')
  const entries = [...(menu?.querySelectorAll<HTMLElement>(MENU_ENTRIES) ?? [])]
  if (target instanceof HTMLInputElement) {
    if (isKey(nativeEvent, KEYS.down)) return focus(entries[0])
    if (event.key === 'Enter' && !nativeEvent.isComposing)
      return press(entries.find((entry) => entry instanceof HTMLAnchorElement))
    return false
  }
  if (!(target instanceof HTMLElement)) return false
  const entry = target.matches('[data-pin]') ? target.closest('li')?.querySelector<HTMLElement>('a') : target
  const at = entry ? entries.indexOf(entry) : -1
  if (at < 0 || !entry) return false
  if (isKey(nativeEvent, KEYS.down)) return focus(entries[at + 1])
  if (isKey(nativeEvent, KEYS.up)) return focus(entries[at - 1])
  if (isKey(nativeEvent, KEYS.first)) return focus(entries[0])
  if (isKey(nativeEvent, KEYS.last)) return focus(entries.at(-1))
  const open = entry.getAttribute('aria-expanded')
  if (isKey(nativeEvent, KEYS.right))
    return open === 'false' ? press(entry) : focus(entry.closest('li')?.querySelector<HTMLElement>('[data-pin]'))
  if (!isKey(nativeEvent, KEYS.left)) return false
  if (entry !== target) return focus(entry)
  return open === 'true' ? press(entry) : focus(groupOf(entry))
}

/** The name of the group that an entry is in, which folds it. */
function groupOf(entry: HTMLElement): HTMLElement | null {
  const name = entry.closest('ul')?.previousElementSibling
  return name instanceof HTMLButtonElement ? name : null
}

function focus(entry: HTMLElement | null | undefined): boolean {
  entry?.focus()
  return entry !== undefined && entry !== null
}

function press(entry: HTMLElement | undefined): boolean {
  entry?.click()
  return entry !== undefined
}
