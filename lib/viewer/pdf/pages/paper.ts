import type { CSSProperties } from 'react'
import { cssVariables } from '../../../ui/dom/css-variables.ts'

/** Paper stays white in every scheme, and what is drawn over it keeps the colours of the light one. */
export const PAPER: CSSProperties = {
  background: '#ffffff',
  color: '#18202e',
  boxShadow: '0 0 0 1px var(--fk-colors-line), 0 1px 4px rgb(16 28 50 / 12%)',
  ...cssVariables({ '--fk-colors-brand': '#1d5bd6', '--fk-colors-surface-3': '#eef1f5' }),
}
