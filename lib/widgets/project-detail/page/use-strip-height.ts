import { type RefObject, useEffect, useState } from 'react'

/** Measures the strip that stays at the top while the page scrolls. */
export function useStripHeight(strip: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = strip.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [strip])
  return height
}
