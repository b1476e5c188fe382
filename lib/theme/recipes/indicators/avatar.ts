import { defineRecipe } from '@pandacss/dev'

export const avatar = defineRecipe({
  className: 'avatar',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: 'full',
    backgroundColor: 'brand-soft',
    color: 'brand-ink',
    fontWeight: 'strong',
    lineHeight: '1',
    userSelect: 'none',
    '&[data-empty]': {
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'line-input',
      backgroundColor: 'transparent',
      color: 'ink-3',
    },
  },
  variants: {
    size: {
      sm: { width: '22px', height: '22px', fontSize: '11px' },
      md: { width: '28px', height: '28px', fontSize: '12px' },
      lg: { width: '36px', height: '36px', fontSize: '15px' },
    },
  },
  defaultVariants: { size: 'md' },
})
