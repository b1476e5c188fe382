import { type KeyboardEvent, type RefObject, useRef } from 'react'
import type { CaseRecordQueue } from '../../use-open-record.ts'
import { isComposing } from '../../../ui/dom/is-composing.ts'

/** What the keys of a review do; a key without an action is left alone. */
export type ReviewKeyActions = Readonly<Partial<Record<'a' | 'r' | 'j' | 'k', () => void>>>

const TYPING = 'input, textarea, select, [contenteditable="true"]'

/**
 * Single keys of a review: A approves, R returns, J and K go to the next and the previous entry. They do nothing while
 * somebody types, while a key is held down, and in a dialog over the drawer.
 * @returns the handlers for an element around the drawer, and the ref of an element inside the drawer
 */
export function useReviewKeys(actions: ReviewKeyActions): {
  readonly inside: RefObject<HTMLDivElement | null>
  readonly handlers: { readonly onKeyDown: (event: KeyboardEvent) => void }
} {
  const inside = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event
    if (event.defaultPrevented || event.repeat || isComposing(event) || !(target instanceof Element)) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || target.closest(TYPING) !== null) return
    if (target.closest('[role=dialog]') !== inside.current?.closest('[role=dialog]')) return
    // adapter: other keys have no action
    const act = actions[key.toLowerCase() as keyof ReviewKeyActions]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return { inside, handlers: { onKeyDown } }
}

/** J and K for an entry of a list; at the ends of the list they do nothing. */
export function queueKeys({ at, count }: CaseRecordQueue, step: CaseRecordQueue['onStep']): ReviewKeyActions {
  return { ...(at < count && { j: () => step(1) }), ...(at > 1 && { k: () => step(-1) }) }
}
