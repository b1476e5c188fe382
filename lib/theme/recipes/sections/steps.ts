import { defineSlotRecipe } from '@pandacss/dev'

export const steps = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'item', 'body', 'mark', 'text', 'label', 'note'],
  base: {
    root: { display: 'flex', minWidth: '0' },
    item: {
      position: 'relative',
      minWidth: '0',
      color: 'ink-3',
      '&:is([data-state=done], [data-state=current])': { color: 'ink' },
      '&[data-state=error]': { color: 'bad' },
      '&:not(:last-child)': { _after: { content: '""', backgroundColor: 'line-strong' } },
      '&[data-state=done]': { _after: { backgroundColor: 'brand' } },
    },
    body: {
      display: 'flex',
      gap: '8',
      textAlign: 'start',
      borderRadius: 'md',
      'button&': { cursor: 'pointer', _hover: { color: 'brand' } },
    },
    mark: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '24px',
      height: '24px',
      borderWidth: '1px',
      borderColor: 'line-input',
      borderRadius: 'full',
      backgroundColor: 'surface',
      fontSize: '12px',
      fontWeight: 'strong',
      lineHeight: '16px',
      '& > svg': { width: '14px', height: '14px' },
      '[data-state=done] &': { borderColor: 'brand', color: 'brand' },
      '[data-state=current] &': { borderColor: 'brand-solid', backgroundColor: 'brand-solid', color: 'on-brand' },
      '[data-state=error] &': { borderColor: 'bad', color: 'bad' },
    },
    text: { minWidth: '0', paddingBlockStart: '1px' },
    label: { display: 'block', '[data-state=current] &': { fontWeight: 'strong' } },
    note: { display: 'block', textStyle: 'note', color: 'ink-3' },
  },
  variants: {
    direction: {
      row: {
        item: {
          display: 'flex',
          gap: '6',
          flex: '1 1 auto',
          paddingInlineEnd: '6',
          '&:last-child': { flex: '0 1 auto' },
          _after: { flex: '1', minWidth: '4px', height: '1px', marginBlockStart: '12px' },
        },
      },
      column: {
        root: { flexDirection: 'column' },
        item: {
          paddingBlockEnd: '16',
          _after: { position: 'absolute', insetBlock: '26px 2px', insetInlineStart: '12px', width: '1px' },
        },
      },
    },
  },
  defaultVariants: { direction: 'row' },
})
