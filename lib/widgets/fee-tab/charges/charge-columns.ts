import type { CSSProperties } from 'react'

/** Type, total, to collect, owner, remark, actions. @source FEE-003 */
export const CHARGE_COLUMNS = 6

/** The table scrolls where it is narrower. */
export const CHARGE_EXTENT: CSSProperties = { tableLayout: 'fixed', minWidth: 940 }
export const CHARGE_WIDTHS: readonly { readonly name: string; readonly style: CSSProperties }[] = [
  { name: 'type', style: { width: 250 } },
  { name: 'total', style: { width: 150 } },
  { name: 'due', style: { width: 130 } },
  { name: 'owner', style: { width: 190 } },
  { name: 'memo', style: {} },
  { name: 'actions', style: { width: 150 } },
]
/** Room between the amounts and what follows them. */
export const AFTER_AMOUNTS: CSSProperties = { paddingInlineStart: 40 }
