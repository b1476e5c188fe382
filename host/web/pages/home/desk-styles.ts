import { css } from '../../../../lib/styled-system/css/index.js'

/** A line of a card that leads somewhere. */
export const row = css({
  display: 'flex', alignItems: 'center', gap: '12', minHeight: '52px', paddingBlock: '6', paddingInline: 'pad', color: 'ink',
  'li + li > &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line' },
  '&:hover': { backgroundColor: 'surface-2' },
  // On a phone the words have a line of their own.
  '@media (max-width: 559px)': { flexWrap: 'wrap', rowGap: '2' },
  _focusVisible: { outlineOffset: '-2px' },
  '& b': { display: 'block', fontWeight: 'normal', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { display: 'block', textStyle: 'note', color: 'ink-3', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > i': { flex: 'none', fontStyle: 'normal', color: 'brand-ink' },
})
export const mark = css({ flex: 'none', width: '88px' })
export const words = css({ flex: '1', minWidth: '0', '@media (max-width: 559px)': { order: '1', flexBasis: 'full' } })
export const date = css({ flex: 'none', marginInlineStart: 'auto', color: 'ink-2', fontVariantNumeric: 'tabular-nums' })
export const foot = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8', paddingBlock: '6', paddingInline: 'pad', borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line', '& > small': { textStyle: 'note', color: 'ink-3' } })
