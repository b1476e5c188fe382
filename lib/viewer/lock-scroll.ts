/**
 * How many keep a page from scrolling, and what it said before the first of them. Kept at the page: several may come
 * and go in any order.
 */
const COUNT = 'fkHeld'
const SAID = 'fkOverflow'

/** Keeps a page from scrolling until the returned function is called; nothing on it moves. */
export function lockScroll(page: Document): () => void {
  const { style, dataset, clientWidth } = page.documentElement
  const count = Number(dataset[COUNT] ?? 0)
  if (count === 0) {
    dataset[SAID] = style.overflow
    // The room of a scrollbar that takes some stays.
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
