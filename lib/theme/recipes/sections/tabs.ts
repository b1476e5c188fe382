import { defineSlotRecipe } from '@pandacss/dev'

export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'tab', 'panel'],
  base: {
    root: { minWidth: '0' },
    list: { display: 'flex', gap: '24', overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none' },
    tab: {
      display: 'flex',
      alignItems: 'center',
      gap: '6',
      flex: 'none',
      paddingTop: '7px',
      paddingBottom: '9px',
      borderBottomWidth: '2px',
      borderBottomColor: 'transparent',
      color: 'ink-2',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover:not([aria-selected=true], :disabled)': { color: 'ink', borderBottomColor: 'line-strong' },
      '&[aria-selected=true]': { color: 'brand-ink', fontWeight: 'strong', borderBottomColor: 'brand' },
      _focusVisible: { outlineOffset: '-2px', borderRadius: 'sm' },
      '&:disabled': { color: 'ink-4', cursor: 'not-allowed' },
    },
    panel: { minWidth: '0', _focusVisible: { outlineOffset: '-2px' } },
  },
})
