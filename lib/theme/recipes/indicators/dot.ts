import { defineRecipe } from '@pandacss/dev'

export const dot = defineRecipe({
  className: 'dot',
  base: { display: 'inline-block', flex: 'none', width: '8px', height: '8px', borderRadius: 'full' },
  variants: {
    tone: {
      idle: { backgroundColor: 'ink-4' },
      brand: { backgroundColor: 'brand' },
      warn: { backgroundColor: 'warn' },
      ok: { backgroundColor: 'ok' },
      bad: { backgroundColor: 'bad' },
    },
  },
  defaultVariants: { tone: 'bad' },
})
