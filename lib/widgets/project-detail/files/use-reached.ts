import { type RefObject, useEffect, useState } from 'react'

/**
 * True once the person has scrolled and the element is in view, and from then on. What is in view from the start was
 * not
 * asked for: a page that opens loads what it shows, not what folds out of it.
 */
export function useReached(box: RefObject<Element | null>): boolean {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || reached) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true)
    })
    // Scrolling inside a shadow root is not heard outside of it, and the other way round.
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
