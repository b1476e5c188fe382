import { css } from '../../styled-system/css/index.js'

/** Looks of uploads; a row is the same whether its file is on its way or there. */
export const uploadStyles = {
  root: css({ display: 'grid', gap: '8', minWidth: '0' }),
  zone: css({
    display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', padding: '12', borderWidth: '1px', borderStyle: 'dashed', borderColor: 'line-input', borderRadius: 'md',
    backgroundColor: 'surface-2', textStyle: 'label', color: 'ink-3',
    '&[data-over]': { borderColor: 'brand', backgroundColor: 'brand-soft' },
    '&[data-invalid]': { borderColor: 'bad' },
  }),
  camera: css({ display: 'none', '@media (pointer: coarse)': { display: 'contents' } }),
  end: css({ marginInlineStart: 'auto' }),
  list: css({ display: 'grid', margin: '0', padding: '0', listStyle: 'none', borderWidth: '1px', borderColor: 'line', borderRadius: 'md', overflow: 'hidden' }),
  row: css({
    display: 'flex', alignItems: 'center', gap: '8', minWidth: '0', paddingBlock: '6', paddingInline: '12', textStyle: 'label',
    '& + &': { borderTopWidth: '1px', borderTopColor: 'line' },
    '&[data-failed]': { backgroundColor: 'bad-soft' },
  }),
  thumb: css({ flex: 'none', width: '32px', height: '32px', display: 'grid', placeItems: 'center', color: 'ink-3', borderRadius: 'sm', overflow: 'hidden', '& > img, & > video': { width: 'full', height: 'full', objectFit: 'cover' } }),
  face: css({ flex: '1', minWidth: '0', display: 'flex', alignItems: 'center', gap: '8', color: 'ink' }),
  opener: css({ flex: '1', minWidth: '0', display: 'flex', alignItems: 'center', gap: '8', color: 'ink', textAlign: 'start', borderRadius: 'sm', cursor: 'pointer', _hover: { color: 'brand' } }),
  text: css({ flex: '1', minWidth: '0', display: 'grid', gap: '2' }),
  name: css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  meta: css({ textStyle: 'note', color: 'ink-3', '[data-failed] &': { color: 'bad' } }),
} as const
