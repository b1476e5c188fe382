import { css } from '../../styled-system/css/index.js'

/** Root of the page; a container, so that its own width decides the layout, not the window's. */
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

/** Scroll margin of a section, below the strip and below the section list where that is at the top. */
export const pageSection = css({
  scrollMarginTop: 'calc(var(--fk-strip, 0px) + 16px)',
  minWidth: '0',
  '@container fk-project (max-width: 860px)': { scrollMarginTop: 'calc(var(--fk-strip, 0px) + 68px)' },
})
