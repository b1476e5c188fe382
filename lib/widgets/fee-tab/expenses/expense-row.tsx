import { memo, type ReactElement } from 'react'
import type { Stored } from '../../../contract/output.ts'
import { type Expense, expense } from '../../../domain/fee/expense.ts'
import { isExpenseToDo } from '../../../domain/fee/fee-status.ts'
import { CELL } from '../../../field/cell.tsx'
import { cellNumber } from '../../../field/numbers/cell-number.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dot } from '../../../ui/indicators/dot.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableRow } from '../../../ui/table/table-row.tsx'
import type { ExpenseMode } from './expense-mode.ts'
import { ExpenseStatusTag } from './expense-status-tag.tsx'

export interface ExpenseRowProps {
  readonly record: Stored<Expense>
  readonly mode: ExpenseMode
  /** Must keep its identity. */
  readonly onOpen: (id: string) => void
}

const number = css({ display: 'inline-flex', alignItems: 'center', gap: '8', whiteSpace: 'nowrap' })
const below = css({ display: 'block', textStyle: 'label', color: 'ink-3', overflowWrap: 'anywhere' })
const { fields } = expense

/**
 * One expense with its actions. Memoised: unchanged rows do not render again.
 * @source EXP-001, EXP-003
 */
export const ExpenseRow = memo(function ExpenseRow({ record, mode, onOpen }: ExpenseRowProps): ReactElement {
  const texts = useMessages(feeExpenseMessages)
  const { empty } = useMessages(commonMessages)
  const { keyValue, hf40BillNo, hf40CostFet: amount, suggest, refValues } = record
  const billNo = hf40BillNo ?? texts.unnumbered
  const open = (): void => {
    if (keyValue !== null) onOpen(keyValue)
  }
  const cell = (
    name: 'hf40ProjectName' | 'hf40ApplyPerson' | 'hf40DeducetionType' | 'hf40GavenWho' | 'hf40CostDate',
  ): ReactElement | string => {
    const field = fields[name]
    const Cell = CELL[field.kind]
    const value = record[name]
    return value === null || value.length === 0 ? empty : <Cell field={field} value={value} text={refValues[name]} />
  }
  return (
    <TableRow>
      <TableCell>
        <span className={number}>
          <Button variant="link" aria-label={texts.open({ number: billNo })} onClick={open}>
            {billNo}
          </Button>
          {isExpenseToDo(record.hf40Status) ? <Dot tone="warn" label={texts.toDo} /> : null}
        </span>
      </TableCell>
      <TableCell>{cell('hf40CostDate')}</TableCell>
      <TableCell numeric>{amount === null ? empty : cellNumber(fields.hf40CostFet, amount)}</TableCell>
      <TableCell truncate title={refValues['hf40ProjectName']}>
        {cell('hf40ProjectName')}
      </TableCell>
      <TableCell>{cell('hf40ApplyPerson')}</TableCell>
      <TableCell>{cell('hf40DeducetionType')}</TableCell>
      <TableCell>{cell('hf40GavenWho')}</TableCell>
      <TableCell>
        <ExpenseStatusTag record={record} />
        {suggest === null || suggest === '' ? null : (
          <span className={below}>{texts.returnedBecause({ reason: suggest })}</span>
        )}
      </TableCell>
      <TableCell>
        {mode === 'review' ? (
          <Button variant="link" aria-label={texts.reviewOf({ number: billNo })} onClick={open}>
            {texts.review}
          </Button>
        ) : null}
        {mode === 'mend' ? (
          <Button variant="link" aria-label={texts.mendOf({ number: billNo })} onClick={open}>
            {texts.mend}
          </Button>
        ) : null}
      </TableCell>
    </TableRow>
  )
})
