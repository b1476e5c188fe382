import type { CSSProperties } from 'react'
import { css } from '../../styled-system/css/index.js'

/** Layout of the tab, on its own page and inside a case. */
export const papersPage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14',
  alignContent: 'start',
  minWidth: '0',
  paddingBlock: '16',
  paddingInline: 'pad',
})

/** Tabs and tools on one row: the tabs scroll, the tools stay. */
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

/** The sides and their progress; they wrap where the row is too narrow. */
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

/** A button that looks like text. */
export const plainButton = css({ textAlign: 'start', cursor: 'pointer', minHeight: '24px' })
export const noteText = css({ textStyle: 'note', color: 'ink-3' })
export const quietText = css({ textStyle: 'label', color: 'ink-2' })

/** Long names can break anywhere, so that they do not widen the table. */
export const WRAPS: CSSProperties = { overflowWrap: 'anywhere' }
export const TWO_LINES: CSSProperties = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
}

/** Which columns the table has: all; files and state; or on a phone only the state, with the rest below the name. */
export type PapersSize = 'wide' | 'narrow' | 'slim'

/** Widths below which columns are dropped. @unit px */
const NARROW = 820
const SLIM = 560

/** The size for a width in px; `wide` until it is measured. */
export function papersSize(width: number): PapersSize {
  if (width === 0 || width >= NARROW) return 'wide'
  return width < SLIM ? 'slim' : 'narrow'
}

/** Minimum width; the table scrolls where its container is narrower. */
export const PAPERS_EXTENT: Readonly<Record<PapersSize, CSSProperties>> = {
  wide: { tableLayout: 'fixed', minWidth: 800 },
  narrow: { tableLayout: 'fixed', minWidth: 540 },
  slim: { tableLayout: 'fixed', minWidth: 260 },
}

/** Choices in a row that wraps, one of them pressed. */
export const chipLine = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6',
  paddingBlock: '2',
  paddingInline: '10',
  borderWidth: '1px',
  borderRadius: 'full',
  textStyle: 'label',
  cursor: 'pointer',
})
export const restingChip = css({ borderColor: 'line-input', backgroundColor: 'surface', color: 'ink-2' })
export const pressedChip = css({
  borderColor: 'currentcolor',
  backgroundColor: 'brand-soft',
  color: 'brand-ink',
  fontWeight: 'strong',
})
