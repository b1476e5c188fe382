import type { CSSProperties } from 'react'
import { css } from '../../styled-system/css/index.js'

/** The measure of the tab, in a page of its own and inside of a case. */
export const papersPage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14',
  alignContent: 'start',
  minWidth: '0',
  paddingBlock: '16',
  paddingInline: 'pad',
})

/** Tabs and tools on one line: the tabs scroll, the tools stay. */
export const headRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: 'card-head',
  paddingInline: 'pad',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
  '& [role=tab]': { height: 'head', paddingBlock: '0' },
})

/** The sides and how far they are; they part where there is no room for both. */
export const barRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  paddingBlock: '8',
  paddingInline: 'pad',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
})

export const skeletonLine = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16',
  paddingBlock: '10',
  paddingInline: 'pad',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
})

/** A text that is pressed, and looks like one. */
export const plainButton = css({ textAlign: 'start', cursor: 'pointer', minHeight: '24px' })
export const noteText = css({ textStyle: 'note', color: 'ink-3' })
export const quietText = css({ textStyle: 'label', color: 'ink-2' })

/** Long names wrap anywhere rather than push the table apart. */
export const WRAPS: CSSProperties = { overflowWrap: 'anywhere' }
export const TWO_LINES: CSSProperties = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
}

/**
 * How much of a paper has columns of its own: everything; its files and where it stands; on a phone only where it
 * stands, and all the rest stands under its name.
 */
export type PapersSize = 'wide' | 'narrow' | 'slim'

/** The widths below which there is less room. @unit px */
const NARROW = 820
const SLIM = 560

/** The room a list of this width has. Before it is measured it is taken for a wide one. */
export function papersSize(width: number): PapersSize {
  if (width === 0 || width >= NARROW) return 'wide'
  return width < SLIM ? 'slim' : 'narrow'
}

/** The table scrolls where it is narrower. */
export const PAPERS_EXTENT: Readonly<Record<PapersSize, CSSProperties>> = {
  wide: { tableLayout: 'fixed', minWidth: 800 },
  narrow: { tableLayout: 'fixed', minWidth: 540 },
  slim: { tableLayout: 'fixed', minWidth: 260 },
}
