import type { CSSProperties } from 'react'

/** Column count: type, total, to collect, owner, remark, actions. @source FEE-003 */
export const CHARGE_COLUMNS = 6

/** Minimum width; the table scrolls where its container is narrower. */
export const CHARGE_EXTENT: CSSProperties = { tableLayout: 'fixed', minWidth: 940 }
export const CHARGE_WIDTHS: readonly { readonly name: string; readonly style: CSSProperties }[] = [
  { name: 'type', style: { width: 250 } },
  { name: 'total', style: { width: 150 } },
  { name: 'due', style: { width: 130 } },
  { name: 'owner', style: { width: 190 } },
  { name: 'memo', style: {} },
  { name: 'actions', style: { width: 150 } },
]
/** Space between the amounts and the next column. */
export const AFTER_AMOUNTS: CSSProperties = { paddingInlineStart: 40 }
