import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useGridMemory } from '../use-grid-memory.ts'

interface Place {
  readonly top: number
  readonly left: number
}

/** Restores the scroll position once the rows are loaded. */
export function useScrollMemory(grid: string, element: RefObject<HTMLElement | null>, ready: boolean): void {
  const memory = useGridMemory<Place>(grid, 'scroll')
  const restored = useRef(false)
  useLayoutEffect(() => {
    const place = memory.read()
    if (!ready || restored.current) return
    restored.current = true
    if (place) element.current?.scrollTo({ top: place.top, left: place.left, behavior: 'instant' })
  }, [memory, element, ready])
  useEffect(() => {
    const { current } = element
    const saveScroll = () => {
      if (current && restored.current) memory.write({ top: current.scrollTop, left: current.scrollLeft })
    }
    current?.addEventListener('scroll', saveScroll, { passive: true })
    return () => current?.removeEventListener('scroll', saveScroll)
  }, [memory, element])
}
