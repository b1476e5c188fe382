import { defineSlotRecipe } from '@pandacss/dev'

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['region', 'root', 'body', 'text', 'actions'],
  base: {
    region: {
      position: 'fixed',
      // Drawers and forms are at the right, and what is being edited has its bar at the bottom.
      bottom: '84px',
      left: '20px',
      zIndex: 'toast',
      display: 'flex',
      flexDirection: 'column',
      gap: '8',
      width: 'min(380px, calc(100vw - 40px))',
      pointerEvents: 'none',
    },
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '10',
      width: 'full',
      paddingBlock: '5px',
      paddingInlineStart: '14',
      paddingInlineEnd: '8',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'lg',
      backgroundColor: 'overlay',
      color: 'ink',
      boxShadow: 'overlay',
      pointerEvents: 'auto',
      '& > svg': { flex: 'none', width: '16px', height: '16px' },
      '&[data-tone=success] > svg': { color: 'ok' },
      '&[data-tone=info] > svg': { color: 'brand' },
      '&[data-tone=warning] > svg': { color: 'warn' },
      '&[data-tone=error] > svg': { color: 'bad' },
    },
    body: { flex: '1 1 auto', minWidth: '0', overflowWrap: 'anywhere' },
    text: { textStyle: 'note', color: 'ink-2' },
    actions: { flex: 'none', display: 'flex', alignItems: 'center', gap: '4' },
  },
})
