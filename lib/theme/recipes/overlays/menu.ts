import { defineSlotRecipe } from '@pandacss/dev'
import { popupBox, popupItem } from './popup-box.ts'

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['popup', 'header', 'item', 'group', 'note', 'separator'],
  base: {
    popup: { ...popupBox, minWidth: '160px' },
    header: {
      paddingBlock: '6',
      paddingInline: '10',
      marginBottom: '4',
      borderBottomWidth: '1px',
      borderBottomColor: 'line',
      textStyle: 'label',
      color: 'ink-3',
    },
    item: {
      ...popupItem,
      '& > svg': { flex: 'none', width: '16px', height: '16px', color: 'ink-3' },
      '&[data-tone=danger]': { color: 'bad' },
      '&[data-tone=danger][data-highlighted]': { backgroundColor: 'bad-soft', color: 'bad' },
      '&[data-tone=danger] > svg': { color: 'bad' },
    },
    group: { paddingBlock: '4', paddingInline: '10', textStyle: 'note', color: 'ink-3' },
    note: {
      marginInlineStart: 'auto',
      paddingInlineStart: '16',
      textStyle: 'note',
      fontFamily: 'inherit',
      color: 'ink-3',
    },
    separator: {
      flex: 'none',
      height: '1px',
      border: 'none',
      marginBlock: '2',
      marginInline: '-4px',
      backgroundColor: 'line',
    },
  },
})
