import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** A rendered row of a long list, and the height of the rows left out before it. */
export interface RowInView {
  readonly index: number
  readonly before: number
}

/** What is rendered of a long list. */
export interface RowsInView {
  readonly rows: readonly RowInView[]
  /** Height of the rows left out after the last one. */
  readonly after: number
}

export interface VirtualRowsProps {
  readonly scroller: RefObject<HTMLElement | null>
  readonly count: number
  /** The row with the focus; it is rendered even when it is out of view. */
  readonly held: number
  /** Set to a function that scrolls a row into view. */
  readonly reveal: { current: ((row: number) => void) | null }
  /** Called when other rows are in view. */
  readonly onView: (view: RowsInView) => void
}

const USUAL_ROW = 41

/**
 * Finds the rows in view, for a table that renders only those. It renders nothing itself: the rows drawn before
 * its code arrived keep their elements, and with them the press that started on one. A chunk of its own, because few
 * lists are that long.
 */
export function VirtualRows({ scroller, count, held, reveal, onView }: VirtualRowsProps): null {
  const [height, setHeight] = useState(USUAL_ROW)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    // The header covers the top of the view.
    scrollPaddingEnd: height,
    useFlushSync: false,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(held >= 0 && held < count ? [held] : [])])].sort(
        (a, b) => a - b,
      ),
  })
  useLayoutEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>('tr[data-index]')
    const measured = Math.round(row?.getBoundingClientRect().height ?? 0)
    if (measured > 0 && measured !== height) setHeight(measured)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is another layout
  useLayoutEffect(() => virtual.measure(), [virtual, height])
  useLayoutEffect(() => {
    reveal.current = (row) => virtual.scrollToIndex(row)
    return () => {
      reveal.current = null
    }
  }, [virtual, reveal])

  let reached = 0
  const rows = virtual.getVirtualItems().map(({ index, start, end }): RowInView => {
    const before = Math.max(0, start - reached)
    reached = end
    return { index, before }
  })
  const view: RowsInView = { rows, after: Math.max(0, virtual.getTotalSize() - reached) }
  const known = JSON.stringify(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rows in another object are no other view
  useLayoutEffect(() => {
    // Before the height of the list is measured, none is in view; the rendered rows stay.
    if (view.rows.length > 0) onView(view)
  }, [known, onView])
  return null
}
