import type { PageSize } from '../pdf-props.ts'

/** A page on the stage. @unit px */
export interface PlacedPage {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** All pages below each other, at one scale. */
export interface PageLayout {
  /** px a point. */
  readonly scale: number
  readonly width: number
  readonly height: number
  readonly pages: readonly PlacedPage[]
}

/** A place on a page, in points from its top left; beside the page it lies outside of it. */
export interface Spot {
  readonly page: number
  readonly x: number
  readonly y: number
}

/** @unit px */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Around the pages. @unit px */
export const MARGIN = 16
/** Between two pages. @unit px */
const GAP = 12

/** @param room width of the stage in px */
export function layPages(sizes: readonly PageSize[], scale: number, stageWidth: number): PageLayout {
  // Whole pixels: a page that begins between two is blurred.
  const drawn = sizes.map(({ width, height }) => ({
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }))
  const width = Math.max(stageWidth, ...drawn.map((page) => page.width + 2 * MARGIN))
  const pages: PlacedPage[] = []
  let top = MARGIN
  for (const page of drawn) {
    pages.push({ left: Math.floor((width - page.width) / 2), top, ...page })
    top += page.height + GAP
  }
  return { scale, width, height: top - (pages.length === 0 ? 0 : GAP) + MARGIN, pages }
}

/** The page at a height of the layout, or the nearest one; 0 without pages. */
export function pageAt({ pages }: PageLayout, y: number): number {
  let [low, high] = [0, pages.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((pages[middle]?.top ?? 0) - GAP / 2 <= y) low = middle
    else high = middle - 1
  }
  return low
}

export function spotAt(layout: PageLayout, { x, y }: Point): Spot {
  const page = pageAt(layout, y)
  const { left, top } = layout.pages[page] ?? { left: 0, top: 0 }
  return { page, x: (x - left) / layout.scale, y: (y - top) / layout.scale }
}

/** Where a spot lies in the layout; a page that is gone is its last one. */
export function pointOf({ pages, scale }: PageLayout, { page, x, y }: Spot): Point {
  const { left, top } = pages[Math.min(page, pages.length - 1)] ?? { left: 0, top: 0 }
  return { x: left + x * scale, y: top + y * scale }
}

/** First and last page of what is seen. */
export function pagesBetween(
  layout: PageLayout,
  top: number,
  bottom: number,
): { readonly first: number; readonly last: number } {
  return { first: pageAt(layout, top), last: pageAt(layout, bottom) }
}
