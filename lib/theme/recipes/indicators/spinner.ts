import { defineRecipe } from '@pandacss/dev'

export const spinner = defineRecipe({
  className: 'spinner',
  base: { flex: 'none', animation: 'fk-spin 1s linear infinite' },
})
