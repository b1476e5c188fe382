import type { PageSize } from '../pdf-props.ts'

/** Stands for a page nothing is known of yet. @unit points */
export const A4: PageSize = { width: 595.28, height: 841.89 }
