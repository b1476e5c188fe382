import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { isComposing } from '../../ui/dom/is-composing.ts'
import { MAP_SIZE, panned, zoomed, type MapWindow, type Pixel } from './schematic-projection.ts'

export interface MapMovesOptions {
  readonly svg: RefObject<SVGSVGElement | null>
  readonly view: MapWindow
  readonly onView: (view: MapWindow) => void
  readonly onPick: (pixel: Pixel) => void
}

export interface MapMoves {
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void
  readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void
  readonly onPointerCancel: () => void
  readonly onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => void
}

/** Smaller pointer movements do not count as a drag. */
const STEADY = 4
const KEY_STEP = 40
const CENTRE: Pixel = { x: MAP_SIZE.width / 2, y: MAP_SIZE.height / 2 }
const PANS: Readonly<Record<string, Pixel>> = {
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
}
const ZOOMS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, PageUp: 1, PageDown: -1 }

/** Returns the pixel of the drawing under a pointer. The drawing covers its box and is cropped on the longer side. */
function pixelAt(
  svg: SVGSVGElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Pixel {
  const { left, top, width, height } = svg.getBoundingClientRect()
  const scale = Math.max(width / MAP_SIZE.width, height / MAP_SIZE.height)
  return { x: (clientX - left - width / 2) / scale + CENTRE.x, y: (clientY - top - height / 2) / scale + CENTRE.y }
}

/**
 * Handles pointer and keys: drag and arrow keys move, wheel and + − zoom, a press picks its point, Enter the centre.
 */
export function useMapMoves({ svg, view, onView, onPick }: MapMovesOptions): MapMoves {
  const drag = useRef<{ readonly from: Pixel; readonly view: MapWindow; moved: boolean } | null>(null)

  // React's wheel listeners are passive, and the page must not scroll while the map zooms.
  useEffect(() => {
    const element = svg.current
    if (!element) return undefined
    const turn = (event: WheelEvent): void => {
      event.preventDefault()
      onView(zoomed(view, event.deltaY < 0 ? 1 : -1, pixelAt(element, event)))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [svg, view, onView])

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { from: pixelAt(event.currentTarget, event), view, moved: false }
    },
    onPointerMove: (event) => {
      const started = drag.current
      if (!started) return
      const { x, y } = pixelAt(event.currentTarget, event)
      const by = { x: started.from.x - x, y: started.from.y - y }
      if (!started.moved && Math.hypot(by.x, by.y) < STEADY) return
      started.moved = true
      onView(panned(started.view, by))
    },
    onPointerUp: (event) => {
      const started = drag.current
      drag.current = null
      if (started && !started.moved) onPick(pixelAt(event.currentTarget, event))
    },
    onPointerCancel: () => {
      drag.current = null
    },
    onKeyDown: (event) => {
      if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
      const pan = PANS[event.key]
      const zoom = ZOOMS[event.key]
      if (pan) onView(panned(view, pan))
      else if (zoom) onView(zoomed(view, zoom))
      else if (event.key === 'Enter' || event.key === ' ') onPick(CENTRE)
      else return
      event.preventDefault()
    },
  }
}
