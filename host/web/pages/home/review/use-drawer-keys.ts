import { type RefObject, useEffect } from 'react'
import { useLatest } from '../../../use-latest.ts'
import { isLetterPress } from '../../../shell/keyboard/letter-keys.ts'

/**
 * Single keys of the drawer, by what `KeyboardEvent.key` says in lower case. They do nothing while the user types and
 * in a dialog over the drawer.
 * @param inside an element of the drawer
 */
export function useDrawerKeys(
  inside: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, (() => void) | undefined>>,
): void {
  const latest = useLatest(actions)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const drawer = inside.current?.closest('[role=dialog]')
      const { target } = event
      if (!drawer || !(target instanceof Element) || !isLetterPress(event)) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      // The page has the focus where the element that had it is gone, such as the button of a decision.
      if (target !== document.body && !drawer.contains(target)) return
      const act = latest.current[event.key.toLowerCase()]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [inside, latest])
}
