import type { ReactElement } from 'react'
import { dayOf } from '../../../../catalogue/day.ts'
import type { FeeRecord } from '../../../../contract/fee/fee-calls.ts'
import { FEE_TYPE } from '../../../../domain/codes.ts'
import { feeColour, isExpenseToDo } from '../../../../domain/fee/fee-status.ts'
import { MEANING_TONE } from '../../../../grid/cells/status-tone.ts'
import { feeTabMessages } from '../../../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TableCell } from '../../../../ui/table/table-cell.tsx'
import { TableRow } from '../../../../ui/table/table-row.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import type { FeeActions } from '../../fee-actions.ts'
import { CHARGE_COLUMNS } from '../charge-columns.ts'
import { yuanText } from '../charge-text.ts'

export interface ChargeRecordsProps {
  readonly records: readonly FeeRecord[]
  readonly actions: FeeActions
}

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', color: 'ink-2' })
const INDENT = { paddingInlineStart: 44 }

/** The incomes and expenses of a charge, one per row. @source FEE-020 to FEE-022 */
export function ChargeRecords({ records, actions }: ChargeRecordsProps): ReactElement {
  const texts = useMessages(feeTabMessages)
  return (
    <>
      {records.map((record, index) => {
        const { keyValue, billNo, happenAmount, happenTime, payText } = record
        const said = [happenTime === null ? '' : dayOf(happenTime), payText ?? '']
          .filter((part) => part !== '')
          .join(' ')
        const open = (id: string): void =>
          record.feeType === FEE_TYPE.income
            ? actions.openIncome({ action: 'open', id })
            : actions.openExpense({ action: 'open', id })
        return (
          <TableRow key={keyValue ?? index}>
            <TableCell colSpan={CHARGE_COLUMNS} style={INDENT}>
              <div className={line}>
                <Tag tone={MEANING_TONE[feeColour(record) === 'green' ? 'done' : 'waiting']}>
                  {texts.records[wordOf(record)]} {yuanText(happenAmount)}
                </Tag>
                {said === '' ? null : <span>{said}</span>}
                {keyValue === null ? (
                  billNo
                ) : (
                  <Button variant="link" title={texts.openRecord({ no: billNo ?? '' })} onClick={() => open(keyValue)}>
                    {billNo ?? texts.unnumbered}
                  </Button>
                )}
              </div>
            </TableCell>
          </TableRow>
        )
      })}
    </>
  )
}

function wordOf(record: FeeRecord): 'paid' | 'unpaid' | 'pending' | 'expense' | 'expensePending' {
  if (record.feeType !== FEE_TYPE.income) return isExpenseToDo(record.status) ? 'expensePending' : 'expense'
  return ({ green: 'paid', orange: 'unpaid', grey: 'pending' } as const)[feeColour(record)]
}
