import type { CSSProperties } from 'react'
import { css } from '../../styled-system/css/index.js'

/** Layout of the list, on its own page and inside a case. */
export const formPage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14',
  alignContent: 'start',
  minWidth: '0',
  paddingBlock: '16',
  paddingInline: 'pad',
})

/** Counts and buttons share a row and wrap where it is too narrow. */
export const formHead = css({
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

/** Buttons at the end of a row. */
export const formTools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  marginInlineStart: 'auto',
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

/** Names wrap, while the rest of a row stays on one line. */
export const WRAPS: CSSProperties = { whiteSpace: 'normal' }

/** Minimum width; the table scrolls where its container is narrower. */
export const FORM_EXTENT: CSSProperties = { tableLayout: 'fixed', minWidth: 900 }
export const FORM_WIDTHS: readonly { readonly name: string; readonly style: CSSProperties }[] = [
  { name: 'box', style: { width: 52 } },
  { name: 'form', style: {} },
  { name: 'standard', style: { width: 96 } },
  { name: 'count', style: { width: 64 } },
  { name: 'state', style: { width: 224 } },
  { name: 'actions', style: { width: 276 } },
]
