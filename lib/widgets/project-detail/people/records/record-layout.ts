import type { Entity } from '../../../../catalogue/entity.ts'
import { css } from '../../../../styled-system/css/index.js'

export const listHeader = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  minHeight: '38px',
  paddingInline: 'pad',
})
/** Header of an open list. */
export const openHeader = css({ backgroundColor: 'surface-2', borderBottomWidth: '1px', borderBottomColor: 'line' })
export const listNote = css({ paddingInline: 'pad', paddingTop: '14', textStyle: 'note', color: 'ink-3' })
/** Rule between lists and between records. */
export const ruled = css({ borderTopWidth: '1px', borderTopColor: 'line' })
export const recordHeader = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  paddingInline: 'pad',
  paddingTop: '14',
})
export const recordTitle = css({ flex: '1', minWidth: '0', textStyle: 'subhead' })
export const roomy = css({ display: 'grid', gap: '14', padding: 'pad' })

/**
 * Whether groups show their headings. With a single group besides the audit fields, the title of the record is
 * sufficient.
 */
export function hasHeadings({ groups }: Entity): boolean {
  return Object.keys(groups).length > 2
}
