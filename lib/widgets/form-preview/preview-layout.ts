import type { CSSProperties } from 'react'

/** Height above the widget on its own page: the host's header and the strip of a case. @unit px */
const ABOVE = 202

/** Both columns side by side: as high as the window allows, each with its own scrolling. */
export const BESIDE: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100vh - ${ABOVE}px)`,
  minHeight: 520,
}
/** The file when the comparison is below it. */
export const ABOVE_FIELDS: CSSProperties = { display: 'flex', flexDirection: 'column', height: '75vh', minHeight: 420 }
/** Minimum width for two columns. @unit px */
export const WIDE = 900
