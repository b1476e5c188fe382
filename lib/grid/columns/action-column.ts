import { css } from '../../styled-system/css/index.js'

/** In a narrow list, as on a phone, pinned columns scroll with the others: they would take most of its width. */
const narrow = { '@container (max-width: 480px)': { insetInline: 'auto!' } } as const
/** The actions column stays in view while other columns scroll; a border separates it while columns pass below it. */
const end = {
  position: 'sticky',
  insetInlineEnd: '0px',
  ...narrow,
  '[data-overflows] &': { boxShadow: 'inset 1px 0 0 {colors.line}' },
} as const
const start = {
  position: 'sticky',
  ...narrow,
  '[data-overflows] &[data-last]': { boxShadow: 'inset -1px 0 0 {colors.line}' },
} as const
/** Opaque, so that columns below it are not visible. */
const opaque = {
  zIndex: '1',
  backgroundColor: 'surface',
  'tr:hover:not([data-selected], [data-current]) > &': { backgroundColor: 'surface-2' },
  'tr[data-selected] > &': { backgroundColor: 'row-selected' },
  'tr[data-current] > &': { backgroundColor: 'brand-soft' },
} as const

export const actionHeader = css(end, { zIndex: '4' })
export const actionCell = css(end, opaque)
export const heldHeader = css(start, { zIndex: '4' })
export const heldCell = css(start, opaque)
/** Width of the checkbox column, in px. */
export const TICK_WIDTH = 48
export const tickColumn = css({ width: '48px', minWidth: '48px' })
