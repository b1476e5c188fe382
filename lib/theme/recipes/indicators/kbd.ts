import { defineRecipe } from '@pandacss/dev'

export const kbd = defineRecipe({
  className: 'kbd',
  base: {
    flex: 'none',
    paddingInline: '5px',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'line-strong',
    borderRadius: 'sm',
    backgroundColor: 'surface-3',
    color: 'ink-2',
    fontFamily: 'body',
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
})
