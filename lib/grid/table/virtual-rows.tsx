import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'

export interface VirtualRowsProps {
  readonly scroller: RefObject<HTMLElement | null>
  readonly count: number
  /** The row with the focus; it is rendered even when it is out of view. */
  readonly held: number
  /** Set to a function that scrolls a row into view. */
  readonly reveal: { current: ((row: number) => void) | null }
  /** Called when other rows are on screen. */
  readonly onDrawn: () => void
  readonly draw: (row: number) => ReactNode
}

const USUAL_ROW = 41

/** Renders only the rows in view, with space for the others. A chunk of its own, because few lists are that long. */
export function VirtualRows({ scroller, count, held, reveal, onDrawn, draw }: VirtualRowsProps): ReactElement {
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
  useLayoutEffect(onDrawn)

  const drawn: ReactNode[] = []
  let reached = 0
  for (const { index, start, end } of virtual.getVirtualItems()) {
    if (start > reached) drawn.push(<Spacer key={`before ${index}`} height={start - reached} />)
    drawn.push(draw(index))
    reached = end
  }
  const rest = virtual.getTotalSize() - reached
  return (
    <>
      {drawn}
      {rest > 0 ? <Spacer height={rest} /> : null}
    </>
  )
}

function Spacer({ height }: { readonly height: number }): ReactElement {
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
