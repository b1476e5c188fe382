import { type RefObject, useEffect, useState } from 'react'

/** Measures the strip that stays at the top while the page scrolls; 0 where it scrolls away. */
export function useStripHeight(strip: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = strip.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const measure = (): void => setHeight(getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // A lower window changes whether it stays, not its size.
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [strip])
  return height
}
