import { defineSlotRecipe } from '@pandacss/dev'

export const progressBar = defineSlotRecipe({
  className: 'progress-bar',
  slots: ['root', 'fill'],
  base: {
    root: {
      flex: '1 1 auto',
      minWidth: '40px',
      height: '6px',
      borderRadius: '3px',
      backgroundColor: 'surface-3',
      overflow: 'hidden',
      _forcedColors: { outline: '1px solid CanvasText' },
    },
    fill: {
      height: 'full',
      borderRadius: '3px',
      width: 'var(--fk-progress)',
      _forcedColors: { backgroundColor: 'Highlight' },
    },
  },
  variants: {
    tone: {
      brand: { fill: { backgroundColor: 'brand' } },
      ok: { fill: { backgroundColor: 'ok' } },
      warn: { fill: { backgroundColor: 'warn' } },
      bad: { fill: { backgroundColor: 'bad' } },
    },
  },
  defaultVariants: { tone: 'brand' },
})
