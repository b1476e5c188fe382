import { type RefObject, useEffect, useRef } from 'react'

/** When a form closes, returns the focus to the head of the card, so that it does not get lost. */
export function useTakeBack(editing: boolean, head: RefObject<HTMLElement | null>): void {
  const was = useRef(editing)
  useEffect(() => {
    const ended = was.current && !editing
    was.current = editing
    const element = head.current
    const focused = element?.ownerDocument.activeElement
    if (ended && (!focused || focused === element?.ownerDocument.body)) element?.focus({ preventScroll: true })
  }, [editing, head])
}
