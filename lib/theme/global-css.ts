import { defineGlobalStyles } from '@pandacss/dev'

/** The root of every widget and of the overlay root; nothing outside it is touched. */
export const globalCss = defineGlobalStyles({
  '.fk-root': {
    fontFamily: 'body',
    fontSize: 'body',
    lineHeight: 'body',
    fontWeight: 'regular',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 'normal',
    textAlign: 'start',
    color: 'ink',
    backgroundColor: 'bg',
    colorScheme: 'light',
  },
  '.fk-root[data-scheme=dark]': { colorScheme: 'dark' },
  '.fk-root :focus-visible': {
    outline: '2px solid {colors.brand}',
    outlineOffset: '1px',
  },
  '.fk-root :where(b, strong)': { fontWeight: 'strong' },
  '.fk-root :where(a)': { color: 'brand', textDecoration: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '.fk-root *, .fk-root *::before, .fk-root *::after': {
      animationDuration: '0.01ms!',
      animationIterationCount: '1!',
      transitionDuration: '0.01ms!',
      scrollBehavior: 'auto!',
    },
  },
})
