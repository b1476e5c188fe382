import type { KeyboardEvent } from 'react'

/**
 * Moves the focus between menu entries with the arrow keys, Home and End, and from the search box into the menu.
 * @returns whether the key had an effect
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, currentTarget, target } = event
  const typing = target instanceof HTMLInputElement
  if (
    !['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter'].includes(key) ||
    event.nativeEvent.isComposing ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey
  )
    return false
  const menu = currentTarget.closest('nav')?.querySelector('[data-menu]')
  const entries = [...(menu?.querySelectorAll<HTMLElement>('a, button') ?? [])]
  const at = target instanceof HTMLElement ? entries.indexOf(target) : -1
  if (typing) {
    if (key === 'ArrowDown') return focus(entries[0])
    if (key === 'Enter') return press(entries.find((entry) => entry instanceof HTMLAnchorElement))
    return false
  }
  if (at < 0 || key === 'Enter') return false
  return focus(
    key === 'ArrowDown'
      ? entries[at + 1]
      : key === 'ArrowUp'
        ? entries[at - 1]
        : key === 'Home'
          ? entries[0]
          : entries.at(-1),
  )
}

function focus(entry: HTMLElement | undefined): boolean {
  entry?.focus()
  return entry !== undefined
}

function press(entry: HTMLElement | undefined): boolean {
  entry?.click()
  return entry !== undefined
}
