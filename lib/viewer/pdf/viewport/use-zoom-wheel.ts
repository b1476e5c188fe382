import { useEffect } from 'react'
import type { Stage } from './use-stage.ts'
import { wheeledZoom } from './zoom.ts'

/**
 * Ctrl and the wheel, and two fingers on a touch pad, which browsers tell as the same: larger or smaller around the
 * pointer.
 */
export function useZoomWheel(element: HTMLElement | null, zoomTo: Stage['zoomTo']): void {
  useEffect(() => {
    if (element === null) return undefined
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      // The page around would be enlarged.
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      zoomTo((factor) => wheeledZoom(factor, event.deltaY), {
        x: event.clientX - left - element.clientLeft,
        y: event.clientY - top - element.clientTop,
      })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [element, zoomTo])
}
