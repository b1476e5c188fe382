import { defineSlotRecipe } from '@pandacss/dev'
import { fieldColumns, fieldColumnsRoot } from './field-columns.ts'

export const descriptionList = defineSlotRecipe({
  className: 'description-list',
  slots: ['root', 'grid', 'item', 'label', 'value'],
  base: {
    root: fieldColumnsRoot,
    grid: { ...fieldColumns, paddingTop: '16', paddingInline: 'pad', paddingBottom: '18px' },
    item: {
      minWidth: '0',
      scrollMarginBlock: '80px',
      '&[data-highlighted]': {
        borderRadius: '2px',
        backgroundColor: 'brand-soft',
        boxShadow: '0 0 0 6px {colors.brand-soft}, 0 0 0 8px {colors.brand}',
      },
    },
    label: { textStyle: 'label', color: 'ink-3' },
    value: {
      minHeight: '22px',
      marginTop: '2',
      overflowWrap: 'anywhere',
      '&[data-empty]': { color: 'ink-3' },
    },
  },
  variants: { flush: { true: { grid: { padding: '0' } } } },
})
