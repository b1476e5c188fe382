import { css } from '../../styled-system/css/index.js'

/** The measure of the page: its own width decides, not the window's. */
export const pageRoot = css({ containerType: 'inline-size', containerName: 'fk-project', minHeight: 'full' })

/** Section list beside the sections; above them where the page is narrow. */
export const pageBody = css({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  gap: '16',
  paddingBlock: '16',
  paddingInline: 'pad',
  '@container fk-project (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

export const pageColumn = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14',
  alignContent: 'start',
  minWidth: '0',
})

/** A section keeps clear of the strip above when it is scrolled to, and of the section list where that stands above. */
export const pageSection = css({
  scrollMarginTop: 'calc(var(--fk-strip, 0px) + 16px)',
  minWidth: '0',
  '@container fk-project (max-width: 860px)': { scrollMarginTop: 'calc(var(--fk-strip, 0px) + 68px)' },
})
