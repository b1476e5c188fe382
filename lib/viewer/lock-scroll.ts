/**
 * Property of the page that counts its locks; `SAID` stores the page's overflow from before the first one. Both are on
 * the page because several layers may open and close in any order.
 */
const COUNT = 'fkHeld'
const SAID = 'fkOverflow'

/** Prevents a page from scrolling until the returned function is called. The layout of the page does not move. */
export function lockScroll(page: Document): () => void {
  const { style, dataset, clientWidth } = page.documentElement
  const count = Number(dataset[COUNT] ?? 0)
  if (count === 0) {
    dataset[SAID] = style.overflow
    // Keeps the space of a scrollbar that takes space.
    if ((page.defaultView?.innerWidth ?? 0) > clientWidth) style.scrollbarGutter ||= 'stable'
    style.overflow = 'hidden'
  }
  dataset[COUNT] = String(count + 1)
  return () => {
    const left = Number(dataset[COUNT]) - 1
    if (left > 0) {
      dataset[COUNT] = String(left)
      return
    }
    style.overflow = dataset[SAID] ?? ''
    if (style.scrollbarGutter === 'stable') style.scrollbarGutter = ''
    delete dataset[COUNT]
    delete dataset[SAID]
  }
}
