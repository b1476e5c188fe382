import type { ReactElement } from 'react'
import type { ChargeRow } from '../../../../contract/fee/fee-calls.ts'
import { feeTabMessages } from '../../../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { TableCell } from '../../../../ui/table/table-cell.tsx'
import { yuanText } from '../charge-text.ts'

export interface DueCellProps {
  /** Null for an unsaved charge. */
  readonly row: ChargeRow | null
}

const open = css({ color: 'warn' })

/** The amount still to be collected for a charge; a slash where there is no total. @source FEE-014 */
export function DueCell({ row }: DueCellProps): ReactElement {
  const texts = useMessages(feeTabMessages)
  const due = row?.remindFee ?? null
  return due === null ? (
    <TableCell numeric muted title={texts.noDueText}>
      {texts.noDue}
    </TableCell>
  ) : (
    <TableCell numeric className={due > 0 ? open : undefined}>
      {yuanText(due)}
    </TableCell>
  )
}
