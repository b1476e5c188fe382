import { defineSlotRecipe } from '@pandacss/dev'

export const collapsible = defineSlotRecipe({
  className: 'collapsible',
  slots: ['root', 'header', 'title', 'trigger', 'extra', 'body'],
  base: {
    root: { borderBottomWidth: '1px', borderBottomColor: 'line', '&:last-child': { borderBottomWidth: '0px' } },
    header: { display: 'flex', alignItems: 'center', gap: '10', minHeight: 'card-head-slim' },
    title: { flex: '1 1 auto', minWidth: '0', textStyle: 'subhead' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '6',
      width: 'full',
      minHeight: '28px',
      textAlign: 'start',
      borderRadius: 'md',
      cursor: 'pointer',
      '& > svg': { flex: 'none', width: '16px', height: '16px', color: 'ink-3', transition: 'transform 120ms' },
      '[data-state=open] > * > * > & > svg': { transform: 'rotate(90deg)' },
      _disabled: { color: 'ink-4', cursor: 'not-allowed' },
    },
    extra: { display: 'flex', alignItems: 'center', gap: '8', flex: 'none' },
    body: { paddingInlineStart: '22px', paddingBlockEnd: '12', '&[hidden]': { display: 'none' } },
  },
})
