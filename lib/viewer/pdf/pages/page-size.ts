import type { PageSize } from '../pdf-props.ts'

/** Size assumed for a page whose size is not known yet. @unit points */
export const A4: PageSize = { width: 595.28, height: 841.89 }
