import { defineGlobalStyles } from '@pandacss/dev'

/** Resets the browser's default styles of the elements that parts use. */
const reset = {
  // Every border is solid, so parts set only a width and a colour.
  '.fk-root *, .fk-root ::before, .fk-root ::after, .fk-root ::file-selector-button': {
    margin: '0',
    padding: '0',
    border: '0 solid',
    boxSizing: 'border-box',
  },
  '.fk-root :where(button, input, textarea)': {
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    background: 'none',
  },
  '.fk-root :where(h1, h2, h3, h4, h5, h6)': { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' },
  '.fk-root :where(h1, h2, h3, h4, h5, h6, p)': { overflowWrap: 'break-word' },
  '.fk-root :where(ol, ul)': { listStyle: 'none' },
  '.fk-root :where(table)': { borderCollapse: 'collapse', textIndent: '0' },
  '.fk-root :where(img, svg, video, canvas)': { display: 'block', verticalAlign: 'middle' },
  '.fk-root :where(img, video)': { maxWidth: '100%', height: 'auto' },
  '.fk-root :where(textarea)': { resize: 'vertical' },
  '.fk-root :where(code, kbd)': { fontFamily: 'mono', fontSize: '1em' },
  '.fk-root ::selection': { backgroundColor: 'rgba(0,115,255,.3)' },
  '.fk-root [hidden]': { display: 'none!' },
}

/** Styles of every widget root and of the overlay root; nothing outside them is styled. */
export const globalCss = defineGlobalStyles({
  ...reset,
  '.fk-root': {
    fontFamily: 'body',
    fontSize: 'body',
    lineHeight: 'body',
    fontWeight: 'regular',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 'normal',
    textAlign: 'start',
    direction: 'ltr',
    color: 'ink',
    backgroundColor: 'bg',
    colorScheme: 'light',
    tabSize: '4',
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
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
      transition: 'none!',
      scrollBehavior: 'auto!',
    },
  },
})
