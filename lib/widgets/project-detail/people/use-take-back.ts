import { type RefObject, useEffect, useRef } from 'react'

/** The focus must not get lost with a form that goes away: it returns to the head of the card. */
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
