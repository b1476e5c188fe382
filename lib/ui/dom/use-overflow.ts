import { type RefObject, useEffect, useState } from 'react'

/**
 * True while the content of an element is wider than the element.
 * @param content changes when other children are to be observed
 */
export function useOverflow(element: RefObject<HTMLElement | null>, content?: unknown): boolean {
  const [overflows, setOverflows] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other children
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const measure = (): void => setOverflows(current.scrollWidth > current.clientWidth + 1)
    // At once, too: an observer waits for a frame, and a person may have scrolled by then.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element, content])
  return overflows
}
