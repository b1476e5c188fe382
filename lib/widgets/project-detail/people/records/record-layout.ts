import type { Entity } from '../../../../catalogue/entity.ts'
import { css } from '../../../../styled-system/css/index.js'

export const listHeader = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  minHeight: '38px',
  paddingInline: 'pad',
})
/** While the list is open. */
export const openHeader = css({ backgroundColor: 'surface-2', borderBottomWidth: '1px', borderBottomColor: 'line' })
export const listNote = css({ paddingInline: 'pad', paddingTop: '14', textStyle: 'note', color: 'ink-3' })
/** Between lists and between records. */
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
 * Whether groups carry their names: where there is one beside who made the record and when, the record's own title says
 * it.
 */
export function hasHeadings({ groups }: Entity): boolean {
  return Object.keys(groups).length > 2
}
