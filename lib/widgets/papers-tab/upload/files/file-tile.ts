import { css } from '../../../../styled-system/css/index.js'

/** The frame around the thumbnail of a file. */
export const fileTile = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'sm',
  overflow: 'hidden',
  color: 'ink-3',
  backgroundColor: 'surface',
})
