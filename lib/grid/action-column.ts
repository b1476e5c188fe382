import { css } from '../styled-system/css/index.js'

/** Operations stay in reach while the other columns scroll by; a line sets them off as long as something passes below. */
const edge = { position: 'sticky', insetInlineEnd: '0px', '[data-overflows] &': { boxShadow: 'inset 1px 0 0 {colors.line}' } } as const

export const actionHeader = css(edge, { zIndex: '4' })
export const actionCell = css(edge, { zIndex: '1', backgroundColor: 'surface', 'tr:hover > &': { backgroundColor: 'surface-2' } })
