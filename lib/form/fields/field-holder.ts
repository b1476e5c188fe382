import { css } from '../../styled-system/css/index.js'

/** The grid cell around one control. `data-field` names its fields, `data-highlighted` marks the field just found. */
export const fieldHolder = css({
  minWidth: '0',
  scrollMarginBlock: '80px',
  '&[data-highlighted]': {
    borderRadius: '2px',
    backgroundColor: 'brand-soft',
    boxShadow: '0 0 0 6px {colors.brand-soft}, 0 0 0 8px {colors.brand}',
  },
})
