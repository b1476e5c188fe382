import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from '../../../ui/dom/focused-near.ts'

/** When a form closes, returns the focus to the head of the card, so that it does not get lost. */
export function useTakeBack(editing: boolean, head: RefObject<HTMLElement | null>): void {
  const was = useRef(editing)
  useEffect(() => {
    const ended = was.current && !editing
    was.current = editing
    const element = head.current
    if (ended && element && isFocusLost(element)) element.focus({ preventScroll: true })
  }, [editing, head])
}
