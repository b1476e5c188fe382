import { defineSlotRecipe } from '@pandacss/dev'
import { popupItem } from '../overlays/popup-box.ts'

export const tree = defineSlotRecipe({
  className: 'tree',
  slots: ['root', 'row', 'turn', 'label', 'hint', 'blank'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', '&:focus': { outline: 'none' } },
    row: {
      ...popupItem,
      gap: '6',
      paddingBlock: '3px',
      paddingInlineStart: 'calc(var(--fk-level) * 20px + 4px)',
      color: 'ink',
      '&:hover:not([data-checked], [data-disabled])': { backgroundColor: 'surface-3' },
      '&[data-checked]': { backgroundColor: 'brand-soft', color: 'brand-ink' },
      '& > svg': { flex: 'none', width: '16px', height: '16px', color: 'ink-3' },
    },
    turn: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '24px',
      height: '24px',
      borderRadius: 'sm',
      color: 'ink-3',
      '& > svg': { width: '14px', height: '14px' },
      '&[data-state]:hover': { color: 'ink', backgroundColor: 'surface-3' },
      '&[data-state=open] > svg': { transform: 'rotate(90deg)' },
    },
    label: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    hint: { textStyle: 'note', color: 'ink-3', marginInlineStart: 'auto', flex: 'none' },
    blank: { padding: '12', color: 'ink-3', textAlign: 'center' },
  },
})
