/** A page number, or a gap where pages are left out. */
export type PageSlot = number | 'gap-before' | 'gap-after'

const between = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/**
 * Returns the page buttons to show: first, last, the current one and its neighbours. A gap replaces at least two pages;
 * a single page is shown instead.
 */
export const pageWindow = (page: number, pages: number): readonly PageSlot[] => {
  const from = Math.min(page - 1, pages - 2)
  const to = Math.max(page + 1, 3)
  const start = from <= 3 ? 2 : from
  const end = to >= pages - 2 ? pages - 1 : to

  return [
    1,
    ...(start > 2 ? (['gap-before'] as const) : []),
    ...between(start, end),
    ...(end < pages - 1 ? (['gap-after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ]
}
