import { type RefObject, useEffect, useState } from 'react'

/**
 * True from the moment the user has scrolled and the element is in view. Elements in view at the start do not count, so
 * that a new page does not load collapsed content.
 */
export function useReached(box: RefObject<Element | null>): boolean {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || reached) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true)
    })
    // Scroll events do not cross a shadow root, so both roots are observed.
    const roots = new Set<Node>([element.getRootNode(), element.ownerDocument])
    const scrolled = (): void => {
      stop()
      observer.observe(element)
    }
    const stop = (): void => {
      for (const root of roots) root.removeEventListener('scroll', scrolled, true)
    }
    for (const root of roots) root.addEventListener('scroll', scrolled, { capture: true, passive: true })
    return () => {
      stop()
      observer.disconnect()
    }
  }, [box, reached])
  return reached
}
