import { useEffect } from 'react'
import type { Stage } from './use-stage.ts'
import { wheeledZoom } from './zoom.ts'

/** Zooms around the pointer with Ctrl and the wheel, or a pinch on a touch pad, which browsers report as the same. */
export function useZoomWheel(element: HTMLElement | null, zoomTo: Stage['zoomTo']): void {
  useEffect(() => {
    if (element === null) return undefined
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      // Otherwise the browser would zoom the page around the viewer.
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
