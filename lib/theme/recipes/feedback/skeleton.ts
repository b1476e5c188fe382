import { defineSlotRecipe } from '@pandacss/dev'

export const skeleton = defineSlotRecipe({
  className: 'skeleton',
  slots: ['root', 'content', 'block', 'pair'],
  base: {
    root: { minWidth: '0' },
    /** Takes its space at once but appears after 200 ms, so a fast answer never flashes grey. */
    content: { visibility: 'hidden', animation: 'fk-appear 1ms 200ms forwards' },
    block: {
      display: 'block',
      flex: 'none',
      maxWidth: 'full',
      borderRadius: 'sm',
      backgroundColor: 'surface-3',
      _forcedColors: { outline: '1px solid GrayText' },
    },
    pair: { display: 'grid', rowGap: '10', paddingBlock: '5px' },
  },
})
