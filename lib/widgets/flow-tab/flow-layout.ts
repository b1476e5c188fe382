import type { CSSProperties } from 'react'
import { css } from '../../styled-system/css/index.js'

/** Layout of the tab, on its own page and inside a case. */
export const flowPage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14',
  alignContent: 'start',
  minWidth: '0',
  paddingBlock: '16',
  paddingInline: 'pad',
})

/** Filters and buttons share a row and wrap where it is too narrow. */
export const flowHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  minHeight: 'card-head',
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

/** Stays visible below a long list, with {@link AT_BOTTOM}; on a low screen it is too high and follows the list. */
export const flowBar = css({
  position: 'sticky',
  zIndex: 'bar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  paddingBlock: '8',
  paddingInline: 'pad',
  borderTopWidth: '1px',
  borderTopColor: 'line',
  backgroundColor: 'surface',
  '@media (max-height: 600px)': { position: 'static' },
})

export const AT_BOTTOM: CSSProperties = { bottom: 0 }
/** Names wrap, while the rest of a row stays on one line. */
export const WRAPS: CSSProperties = { whiteSpace: 'normal' }

/** Opens and closes the rows below. */
export const foldButton = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', width: '14px', height: '14px' },
  '& > span': { color: 'ink-3', whiteSpace: 'nowrap' },
})

/** Minimum width; the table scrolls where its container is narrower. @source FLW-003 */
export const FLOW_EXTENT: CSSProperties = { tableLayout: 'fixed', minWidth: 1060 }
export const FLOW_WIDTHS: readonly { readonly name: string; readonly style: CSSProperties }[] = [
  { name: 'box', style: { width: 52 } },
  { name: 'flow', style: {} },
  { name: 'guide', style: { width: 78 } },
  { name: 'papers', style: { width: 150 } },
  { name: 'status', style: { width: 264 } },
  { name: 'person', style: { width: 150 } },
  { name: 'commission', style: { width: 104 } },
  { name: 'undo', style: { width: 84 } },
]
