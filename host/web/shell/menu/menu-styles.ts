import { css } from '../../../../lib/styled-system/css/index.js'

/** An entry of the menu, a link or a button. */
export const item = css({
  display: 'flex', alignItems: 'center', gap: '10', width: 'full', height: '34px', paddingInline: '10', borderRadius: 'md',
  color: 'ink-2', whiteSpace: 'nowrap', textAlign: 'start', cursor: 'pointer',
  '& > svg': { flex: 'none', width: '16px', height: '16px', color: 'ink-3' },
  '& > b': { flex: '1', minWidth: '0', fontWeight: 'inherit', overflow: 'hidden', textOverflow: 'ellipsis' },
  '&:hover:not([aria-current])': { backgroundColor: 'surface-2', color: 'ink' },
  '&[aria-current]': { backgroundColor: 'brand-soft', color: 'brand-ink', fontWeight: 'strong' },
  '&[aria-current] > svg': { color: 'brand' },
  '&[data-collapsed]': { justifyContent: 'center', paddingInline: '0' },
  '&[data-below]': { paddingInlineStart: '36px', height: '28px', textStyle: 'label' },
})

/** The name of a group, which folds it. */
export const heading = css({
  display: 'flex', alignItems: 'center', gap: '4', width: 'full', height: '24px', marginTop: '10', paddingInline: '10', borderRadius: 'md', textStyle: 'note', fontWeight: 'medium', color: 'ink-3', textAlign: 'start', cursor: 'pointer',
  _hover: { color: 'ink' },
  '& > b': { flex: '1', minWidth: '0', fontWeight: 'inherit' },
  '& > svg': { flex: 'none', width: '14px', height: '14px' },
})
