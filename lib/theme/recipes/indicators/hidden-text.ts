import { defineRecipe } from '@pandacss/dev'

export const hiddenText = defineRecipe({
  className: 'hidden-text',
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    padding: '0',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    borderWidth: '0px',
  },
})
