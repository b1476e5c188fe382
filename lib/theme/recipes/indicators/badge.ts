import { defineRecipe } from '@pandacss/dev'

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-block',
    flex: 'none',
    paddingInline: '6',
    borderRadius: '9px',
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: 'strong',
    textAlign: 'center',
  },
  variants: {
    tone: {
      alert: { backgroundColor: 'bad', color: 'on-count' },
      flat: { backgroundColor: 'idle-soft', color: 'ink-2' },
    },
  },
  defaultVariants: { tone: 'alert' },
})
