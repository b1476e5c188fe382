import type { PageSize } from '../pdf-props.ts'

/** A page and its position on the stage. @unit px */
export interface PlacedPage {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The layout of all pages below each other, at one scale. */
export interface PageLayout {
  /** Pixels per point. */
  readonly scale: number
  readonly width: number
  readonly height: number
  readonly pages: readonly PlacedPage[]
}

/** A position on a page, in points from its top left; it may be outside the page. */
export interface Spot {
  readonly page: number
  readonly x: number
  readonly y: number
}

/** A position on the stage. @unit px */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Space around the pages. @unit px */
export const MARGIN = 16
/** Space between two pages. @unit px */
const GAP = 12

/** @param stageWidth in px */
export function layPages(sizes: readonly PageSize[], scale: number, stageWidth: number): PageLayout {
  // Rounded to whole pixels, because a page that starts between two pixels is blurred.
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

/** Returns the page at a height of the layout, or the nearest one; 0 without pages. */
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

/** Returns the position of a spot in the layout; a page that no longer exists becomes the last page. */
export function pointOf({ pages, scale }: PageLayout, { page, x, y }: Spot): Point {
  const { left, top } = pages[Math.min(page, pages.length - 1)] ?? { left: 0, top: 0 }
  return { x: left + x * scale, y: top + y * scale }
}

/** Returns the first and last visible page. */
export function pagesBetween(
  layout: PageLayout,
  top: number,
  bottom: number,
): { readonly first: number; readonly last: number } {
  return { first: pageAt(layout, top), last: pageAt(layout, bottom) }
}
