import type { CSSProperties } from 'react'

/** What stands above the widget where it has the page for itself: the host's head, and the strip of a case. @unit px */
const ABOVE = 202

/** Both columns where they stand beside each other: as high as the window leaves room for, scrolling by themselves. */
export const BESIDE: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100vh - ${ABOVE}px)`,
  minHeight: 520,
}
/** The file where the comparison stands below it. */
export const ABOVE_FIELDS: CSSProperties = { display: 'flex', flexDirection: 'column', height: '75vh', minHeight: 420 }
/** The narrowest room for both beside each other. @unit px */
export const WIDE = 900
