import { defineSlotRecipe } from '@pandacss/dev'

export const stepper = defineSlotRecipe({
  className: 'stepper',
  slots: ['root', 'button'],
  base: {
    root: { display: 'flex', gap: '4', width: 'full', minWidth: '0' },
    button: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: 'control',
      height: 'control',
      borderWidth: '1px',
      borderColor: 'line-strong',
      borderRadius: 'md',
      backgroundColor: 'surface',
      color: 'ink-2',
      cursor: 'pointer',
      '&:hover:enabled': { borderColor: 'line-input', backgroundColor: 'surface-2' },
      _disabled: { cursor: 'not-allowed', color: 'ink-4', backgroundColor: 'surface-3', borderColor: 'line' },
      '& > svg': { width: '14px', height: '14px' },
    },
  },
  variants: {
    size: {
      sm: { button: { width: 'control-sm', height: 'control-sm' } },
      md: {},
      lg: { button: { width: 'control-lg', height: 'control-lg' } },
    },
  },
})
