import type { KeyboardEvent } from 'react'
import { isKey, KEYS } from '../keyboard/keys.ts'

/**
 * Moves the focus between the controls of the tab strip with the left and right arrow keys; Home and End go to the
 * first and the last tab.
 * @returns whether the key had an effect
 */
export function moveAlong({ currentTarget, target, nativeEvent }: KeyboardEvent<HTMLElement>, stops: string): boolean {
  const all = [...currentTarget.querySelectorAll<HTMLElement>(stops)]
  const at = target instanceof HTMLElement ? all.indexOf(target) : -1
  if (at < 0) return false
  const tabs = all.filter((control) => control.matches('a'))
  const next = isKey(nativeEvent, KEYS.left)
    ? all[at - 1]
    : isKey(nativeEvent, KEYS.right)
      ? all[at + 1]
      : isKey(nativeEvent, KEYS.first)
        ? tabs[0]
        : isKey(nativeEvent, KEYS.last)
          ? tabs.at(-1)
          : undefined
  next?.focus()
  return next !== undefined
}
