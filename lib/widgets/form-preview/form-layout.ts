import type { CSSProperties } from 'react'
import { css } from '../../styled-system/css/index.js'

/** The measure of the list, in a page of its own and inside of a case. */
export const formPage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14',
  alignContent: 'start',
  minWidth: '0',
  paddingBlock: '16',
  paddingInline: 'pad',
})

/** Counts and buttons share a line and part where there is no room for both. */
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

/** Buttons at the end of a line. */
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

/** Opens and closes what lies below. */
export const foldButton = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', width: '14px', height: '14px' },
  '& > span': { color: 'ink-3', whiteSpace: 'nowrap' },
})

/** Names wrap where everything else of a row stands in one line. */
export const WRAPS: CSSProperties = { whiteSpace: 'normal' }

/** The table scrolls where it is narrower. */
export const FORM_EXTENT: CSSProperties = { tableLayout: 'fixed', minWidth: 900 }
export const FORM_WIDTHS: readonly { readonly name: string; readonly style: CSSProperties }[] = [
  { name: 'box', style: { width: 52 } },
  { name: 'form', style: {} },
  { name: 'standard', style: { width: 96 } },
  { name: 'count', style: { width: 64 } },
  { name: 'state', style: { width: 224 } },
  { name: 'actions', style: { width: 276 } },
]
