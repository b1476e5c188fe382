import { defineRecipe } from '@pandacss/dev'
import { popupBox } from './popup-box.ts'

/** The box of popovers, calendars, long lists and tooltips. */
export const floatingBox = defineRecipe({
  className: 'floating-box',
  base: {
    ...popupBox,
    maxWidth: 'min(640px, var(--available-width, 640px))',
    maxHeight: 'min(440px, var(--available-height, 440px))',
    gap: '0',
    padding: '0',
    '&[data-tip]': {
      minWidth: '0',
      maxWidth: '320px',
      paddingBlock: '6',
      paddingInline: '10',
      textStyle: 'note',
      color: 'ink-2',
      whiteSpace: 'pre-line',
    },
  },
})
