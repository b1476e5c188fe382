import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLatest } from '../../provider/use-latest.ts'
import type { CaseRecordQueue } from '../use-open-record.ts'

/** What the keys of a review do, by lower-case key; a key without an action is left alone. */
export type ReviewKeyActions = Readonly<Record<string, (() => void) | undefined>>

const TYPING =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable="true"], [role=listbox], ' +
  '[role=combobox][aria-expanded=true]'

/**
 * Single keys of a review: A approves, R returns, J and K go to the next and the previous entry, 1 to 9 choose a
 * reason, and 0 leads to the field for another one. They do nothing while the user types or chooses from an open list,
 * while a key is held down, and in a dialog over the drawer.
 * @returns the ref of an element inside the drawer
 */
export function useReviewKeys(actions: ReviewKeyActions): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null)
  const latest = useLatest(actions)
  // A key that is drawn beside a button acts from that moment on.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const drawer = inside.current?.closest('[role=dialog]')
      const path = event.composedPath()
      const [target] = path
      // Safari reports only code 229 for a key that an input method handles.
      const composes = event.isComposing || event.keyCode === 229
      if (!drawer || !(target instanceof Element) || event.defaultPrevented || event.repeat || composes) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || target.closest(TYPING) !== null) return
      // The page has the focus where the element that had it is gone, such as the button of a decision.
      if (target !== document.body && !path.includes(drawer)) return
      const act = latest.current[event.key.toLowerCase()]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    // Before a closed list takes a letter for the beginning of one of its options.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [latest])
  return inside
}

/** J and K for an entry of a list; at the ends of the list they do nothing. */
export function queueKeys({ at, count }: CaseRecordQueue, step: CaseRecordQueue['onStep']): ReviewKeyActions {
  return { ...(at < count && { j: () => step(1) }), ...(at > 1 && { k: () => step(-1) }) }
}

/** 1 to 9 for the usual reasons. */
export function reasonKeys(phrases: readonly string[], give: (reason: string) => void): ReviewKeyActions {
  return Object.fromEntries(phrases.slice(0, 9).map((phrase, at) => [String(at + 1), () => give(phrase)]))
}
