import { defineRecipe } from '@pandacss/dev'

export const meter = defineRecipe({
  className: 'meter',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4',
    flex: 'none',
    textStyle: 'note',
    fontWeight: 'regular',
    color: 'ink-3',
    '&[data-full]': { color: 'ok' },
    '& > svg': { width: '13px', height: '13px' },
  },
})
