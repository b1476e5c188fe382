import { type UIEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../../../provider/use-latest.ts'
import { useSize } from '../../use-size.ts'
import { layPages, type PageLayout, pageAt, pagesBetween, type Point, pointOf, spotAt } from './page-layout.ts'
import type { PageSize } from '../pdf-props.ts'
import { factorOf, PX_A_POINT, type Zoom } from './zoom.ts'

/** Visible pages, and the page in the middle. */
export interface Seen {
  readonly first: number
  readonly last: number
  readonly page: number
}

/** An area on a page. @unit points */
export interface Place {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Stage {
  readonly element: HTMLElement | null
  readonly place: (element: HTMLElement | null) => void
  /** Null until both the stage and the pages have a size. */
  readonly layout: PageLayout | null
  readonly zoom: Zoom
  readonly factor: number
  readonly seen: Seen
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
  /** Zooms. @param at position on the stage that stays in place; its middle when absent */
  readonly zoomTo: (next: Zoom | ((factor: number) => number), at?: Point) => void
  readonly scrollBy: (by: Point) => void
  readonly goTo: (page: number) => void
  /** Scrolls a place to the middle. @param always also when it is in view */
  readonly bring: (place: Place, always: boolean) => void
}

const START: Seen = { first: 0, last: 0, page: 0 }
/** A place closer to an edge than this counts as out of view. @unit px */
const EDGE = 12

/** Manages scroll position and zoom of the viewer. */
export function useStage(sizes: readonly PageSize[] | null): Stage {
  const [element, place] = useState<HTMLElement | null>(null)
  const size = useSize(element)
  const [zoom, setZoom] = useState<Zoom>('width')
  const [seen, setSeen] = useState(START)
  const stands = sizes !== null && size.width > 0
  const factor = stands ? factorOf(zoom, sizes, size) : 1
  const layout = useMemo(
    () => (stands ? layPages(sizes, factor * PX_A_POINT, size.width) : null),
    [stands, sizes, factor, size.width],
  )
  const latest = useLatest({ layout, factor, size })
  const scrolled = useRef<Point>({ x: 0, y: 0 })
  const held = useRef<Point | null>(null)
  /** The page the user asked for counts as the current one, even when the last pages cannot scroll to the middle. */
  const asked = useRef<{ readonly page: number; readonly y: number } | null>(null)

  const look = useCallback((): void => {
    const {
      layout: now,
      size: { height },
    } = latest.current
    if (now === null) return
    const { y } = scrolled.current
    if (asked.current !== null && Math.abs(asked.current.y - y) > 2) asked.current = null
    const next = { ...pagesBetween(now, y, y + height), page: asked.current?.page ?? pageAt(now, y + height / 2) }
    setSeen((before) =>
      before.first === next.first && before.last === next.last && before.page === next.page ? before : next,
    )
  }, [latest])

  const scrollTo = useCallback(
    (to: Point): void => {
      if (element === null) return
      element.scrollTo({ left: to.x, top: to.y, behavior: 'instant' })
      scrolled.current = { x: element.scrollLeft, y: element.scrollTop }
    },
    [element],
  )

  const before = useRef<PageLayout | null>(null)
  useLayoutEffect(() => {
    const old = before.current
    before.current = layout
    if (layout !== null && old !== null && old !== layout) {
      // When scrolled to the top, the view stays at the top.
      const at = held.current ?? { x: size.width / 2, y: 0 }
      const { x, y } = scrolled.current
      const moved = pointOf(layout, spotAt(old, { x: x + at.x, y: y + at.y }))
      scrollTo({ x: moved.x - at.x, y: held.current === null && y === 0 ? 0 : moved.y - at.y })
      asked.current = null
    }
    held.current = null
    look()
  }, [layout, size, scrollTo, look])

  return {
    element,
    place,
    layout,
    zoom,
    factor,
    seen,
    onScroll: useCallback(
      ({ currentTarget }) => {
        scrolled.current = { x: currentTarget.scrollLeft, y: currentTarget.scrollTop }
        look()
      },
      [look],
    ),
    zoomTo: useCallback(
      (next, at) => {
        const {
          factor: from,
          size: { width, height },
        } = latest.current
        held.current = at ?? { x: width / 2, y: height / 2 }
        setZoom(typeof next === 'function' ? next(from) : next)
      },
      [latest],
    ),
    scrollBy: useCallback(
      ({ x, y }) => {
        scrollTo({ x: scrolled.current.x + x, y: scrolled.current.y + y })
        look()
      },
      [scrollTo, look],
    ),
    goTo: useCallback(
      (page) => {
        const target = latest.current.layout?.pages[page]
        if (target === undefined) return
        scrollTo({ x: scrolled.current.x, y: page === 0 ? 0 : target.top - EDGE })
        asked.current = { page, y: scrolled.current.y }
        look()
      },
      [latest, scrollTo, look],
    ),
    bring: useCallback(
      (area, always) => {
        const {
          layout: now,
          size: { width, height },
        } = latest.current
        if (now === null) return
        const from = pointOf(now, area)
        const to = { x: from.x + area.width * now.scale, y: from.y + area.height * now.scale }
        const { x, y } = scrolled.current
        const fitsX = from.x >= x + EDGE && to.x <= x + width - EDGE
        const fitsY = from.y >= y + EDGE && to.y <= y + height - EDGE
        if (fitsX && fitsY && !always) return
        scrollTo({ x: fitsX ? x : (from.x + to.x - width) / 2, y: fitsY && !always ? y : (from.y + to.y - height) / 2 })
        look()
      },
      [latest, scrollTo, look],
    ),
  }
}
