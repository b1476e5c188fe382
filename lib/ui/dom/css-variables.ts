import type { CSSProperties } from 'react'

/** Returns our custom properties as an inline style, because React's type does not include them. */
export const cssVariables = (values: Readonly<Record<`--fk-${string}`, string | number>>): CSSProperties => values
