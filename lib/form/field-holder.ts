import { css } from '../styled-system/css/index.js'

/** The grid cell around one control; `data-field` names the fields it edits. */
export const fieldHolder = css({ minWidth: '0', scrollMarginBlock: '80px' })
