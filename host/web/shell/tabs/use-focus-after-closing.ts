import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Moves the focus to the neighbour of a tab that closes while it has the focus, which would otherwise be lost.
 * @param count number of tabs beside the home page
 * @returns a function to call before a tab closes
 */
export function useFocusAfterClosing(scroller: RefObject<HTMLElement | null>, count: number): () => void {
  const at = useRef(-1)
  const before = useRef(count)
  const items = useCallback(() => [...(scroller.current?.querySelectorAll('li') ?? [])], [scroller])
  useEffect(() => {
    const fewer = count < before.current
    before.current = count
    if (!fewer || at.current < 0) return
    const left = items()
    left
      .at(Math.min(at.current, left.length - 1))
      ?.querySelector('a')
      ?.focus()
    at.current = -1
  }, [count, items])
  return useCallback(() => {
    at.current = items().findIndex((item) => item.contains(document.activeElement))
  }, [items])
}
