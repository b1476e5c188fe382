import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Moves the focus to the neighbour of a tab that goes while it has the focus, which would otherwise be lost: the user
 * closes it, or its page finds no record and takes it away.
 * @param count number of tabs beside the home page
 * @returns a function to call before a tab closes
 */
export function useFocusAfterClosing(scroller: RefObject<HTMLElement | null>, count: number): () => void {
  const closing = useRef(-1)
  const focused = useRef(-1)
  const before = useRef(count)
  const items = useCallback(() => [...(scroller.current?.querySelectorAll('li') ?? [])], [scroller])
  const indexOf = useCallback(
    (element: unknown) => items().findIndex((item) => element instanceof Node && item.contains(element)),
    [items],
  )
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      focused.current = indexOf(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [indexOf])
  useEffect(() => {
    const fewer = count < before.current
    before.current = count
    const isLost = document.activeElement === document.body
    const at = closing.current >= 0 ? closing.current : isLost ? focused.current : -1
    if (!fewer || at < 0) return
    const left = items()
    left
      .at(Math.min(at, left.length - 1))
      ?.querySelector('a')
      ?.focus()
    closing.current = -1
  }, [count, items])
  return useCallback(() => {
    closing.current = indexOf(document.activeElement)
  }, [indexOf])
}
