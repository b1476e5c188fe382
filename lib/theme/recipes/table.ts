import { defineSlotRecipe } from '@pandacss/dev'

export const table = defineSlotRecipe({
  className: 'table',
  slots: ['root', 'row', 'header', 'sort', 'cell'],
  base: {
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      '& tfoot td': { fontWeight: 'strong', backgroundColor: 'surface-2' },
      '& :is(th, td):first-child': { paddingInlineStart: 'pad' },
      '& :is(th, td):last-child': { paddingInlineEnd: 'pad' },
    },
    row: {
      'tbody > &:hover:not([data-selected], [data-current]) > td': { backgroundColor: 'surface-2' },
      '&[data-selected] > td': { backgroundColor: 'row-selected' },
      '&[data-current] > td': { backgroundColor: 'brand-soft' },
    },
    header: {
      paddingBlock: 'row-y',
      paddingInline: '14',
      borderBottomWidth: '1px',
      borderBottomColor: 'line',
      backgroundColor: 'surface-2',
      color: 'ink-2',
      textStyle: 'label',
      fontWeight: 'medium',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      '&[data-numeric]': { textAlign: 'end' },
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4',
      minHeight: '24px',
      marginBlock: '-2px',
      color: 'inherit',
      cursor: 'pointer',
      fontWeight: 'inherit',
      _hover: { color: 'ink' },
      '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: 'ink' },
      '& > svg': { flex: 'none', width: '13px', height: '13px' },
      '& > svg[data-idle]': { color: 'ink-4' },
    },
    cell: {
      paddingBlock: 'row-y',
      paddingInline: '14',
      borderBottomWidth: '1px',
      borderBottomColor: 'line',
      verticalAlign: 'middle',
      textAlign: 'start',
      '&[data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' },
      '&[data-muted]': { color: 'ink-3' },
      '&[data-truncate]': { maxWidth: '280px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
  variants: {
    tight: {
      true: {
        root: {
          '& :is(th, td):not(:first-child)': { paddingInlineStart: '10' },
          '& :is(th, td):not(:last-child)': { paddingInlineEnd: '10' },
          '& :is(th, td)': { whiteSpace: 'nowrap' },
        },
      },
    },
    boxed: {
      true: { root: { borderWidth: '1px', borderColor: 'line', backgroundColor: 'surface' } },
      false: { root: { '& > tbody:last-child > tr:last-child > td': { borderBottomWidth: '0px' } } },
    },
  },
  defaultVariants: { boxed: false },
})
