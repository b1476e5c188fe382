import type { CSSProperties } from 'react'
import { cssVariables } from '../../../ui/dom/css-variables.ts'

/** Paper stays white in every scheme, and content drawn over it uses the colours of the light scheme. */
export const PAPER: CSSProperties = {
  background: '#ffffff',
  color: '#18202e',
  boxShadow: '0 0 0 1px var(--fk-colors-line), 0 1px 4px rgb(16 28 50 / 12%)',
  ...cssVariables({ '--fk-colors-brand': '#1d5bd6', '--fk-colors-surface-3': '#eef1f5' }),
}
