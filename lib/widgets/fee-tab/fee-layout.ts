import { css } from '../../styled-system/css/index.js'

/** Layout of the tab, on its own page and inside a case. */
export const feePage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14',
  alignContent: 'start',
  minWidth: '0',
  paddingBlock: '16',
  paddingInline: 'pad',
})

export const statRow = css({ display: 'flex', flexWrap: 'wrap', gap: '14' })

export const statCard = css({
  display: 'grid',
  gap: '2',
  flex: '1 1 260px',
  minWidth: '0',
  paddingBlock: '10',
  paddingInline: 'pad',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  backgroundColor: 'surface',
})

/** Tabs and tools share a row and wrap where it is too narrow. */
export const toolRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16',
  minHeight: 'card-head',
  paddingInline: 'pad',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
  '& [role=tab]': { height: 'head', paddingBlock: '0' },
})
