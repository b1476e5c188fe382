import { defineSlotRecipe } from '@pandacss/dev'
import { fieldColumns, fieldColumnsRoot } from './field-columns.ts'

export const formGrid = defineSlotRecipe({
  className: 'form-grid',
  slots: ['root', 'grid'],
  base: {
    root: fieldColumnsRoot,
    grid: { ...fieldColumns, paddingTop: '16', paddingInline: 'pad', paddingBottom: '18px' },
  },
  variants: { flush: { true: { grid: { padding: '0' } } } },
})
