import { defineSlotRecipe } from '@pandacss/dev'

export const card = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'header', 'title', 'note', 'actions', 'body'],
  base: {
    root: {
      minWidth: '0',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'lg',
      backgroundColor: 'surface',
      scrollMarginTop: '12px',
      '&[data-editing]': { borderColor: 'brand-line' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '10',
      minHeight: 'card-head',
      paddingInline: 'pad',
      borderBottomWidth: '1px',
      borderBottomColor: 'line',
      '@media (max-width: 559px)': { flexWrap: 'wrap', paddingBlock: '8' },
      '&:last-child': { borderBottomWidth: '0px' },
    },
    title: {
      textStyle: 'cardTitle',
      whiteSpace: 'nowrap',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    note: { textStyle: 'note', color: 'ink-3' },
    actions: {
      display: 'flex',
      alignItems: 'center',
      gap: '8',
      marginInlineStart: 'auto',
      flex: 'none',
      '@media (max-width: 559px)': { flexWrap: 'wrap', justifyContent: 'end', flex: '0 1 auto' },
    },
    body: { minWidth: '0' },
  },
  variants: {
    size: {
      md: {},
      slim: { header: { minHeight: 'card-head-slim' }, title: { fontSize: '14px' } },
    },
    padded: { true: { body: { paddingBlock: '16', paddingInline: 'pad' } } },
  },
  defaultVariants: { size: 'md' },
})
