import type { CSSProperties } from 'react'

/** Our own custom properties as an inline style, which React's type does not know. */
export const cssVariables = (values: Readonly<Record<`--fk-${string}`, string | number>>): CSSProperties => values
