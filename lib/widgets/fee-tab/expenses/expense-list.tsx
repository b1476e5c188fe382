import { Plus } from 'lucide-react'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import { fromFen, UNIT_LABEL } from '../../../catalogue/unit.ts'
import { fenText } from '../../../domain/fee/charge-rules.ts'
import { expense } from '../../../domain/fee/expense.ts'
import { cellNumber } from '../../../field/numbers/cell-number.ts'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableHeaderCell } from '../../../ui/table/table-header-cell.tsx'
import type { FeeListProps } from '../fee-actions.ts'
import { expenseMode } from './expense-mode.ts'
import { ExpenseRow } from './expense-row.tsx'
import { expenseSums } from './expense-sums.ts'

/** Rows per page. */
const PAGE = 100
const COLUMNS = [
  'hf40BillNo',
  'hf40CostDate',
  'hf40CostFet',
  'hf40ProjectName',
  'hf40ApplyPerson',
  'hf40DeducetionType',
  'hf40GavenWho',
  'hf40Status',
] as const

const scroller = css({ overflowX: 'auto' })

/** 支出清单. @source EXP-001, EXP-003, EXP-008 to EXP-010 */
export function ExpenseList({ readOnly, data: { expenses, rights }, actions }: FeeListProps): ReactElement {
  const texts = useMessages(feeExpenseMessages)
  const [requested, setPage] = useState(1)
  const latest = useLatest(actions)
  const open = useCallback((id: string) => latest.current.openExpense({ action: 'open', id }), [latest])
  const sums = useMemo(() => expenseSums(expenses), [expenses])
  if (expenses.length === 0) {
    const add =
      !readOnly && rights.mayBook ? (
        <Button icon={<Plus aria-hidden />} onClick={() => actions.openExpense({ action: 'add' })}>
          {texts.add}
        </Button>
      ) : null
    return (
      <EmptyState title={texts.empty} actions={add}>
        {texts.emptyText}
      </EmptyState>
    )
  }
  const page = Math.min(requested, Math.ceil(expenses.length / PAGE))
  const shown = expenses.length > PAGE ? expenses.slice((page - 1) * PAGE, page * PAGE) : expenses
  return (
    <>
      <div className={scroller}>
        <Table label={texts.list}>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <TableHeaderCell
                  key={name}
                  numeric={name === 'hf40CostFet'}
                  unit={name === 'hf40CostFet' ? UNIT_LABEL.yuan : undefined}
                >
                  {labelOf(expense, name)}
                </TableHeaderCell>
              ))}
              <TableHeaderCell>{texts.actions}</TableHeaderCell>
            </tr>
          </thead>
          <tbody>
            {shown.map((record) => (
              <ExpenseRow
                key={record.keyValue}
                record={record}
                mode={expenseMode(record, { readOnly, rights })}
                onOpen={open}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <TableCell colSpan={2}>{texts.sum({ count: expenses.length })}</TableCell>
              <TableCell numeric>
                {cellNumber(expense.fields.hf40CostFet, fromFen(sums.reviewed + sums.pending + sums.returned))}
              </TableCell>
              <TableCell colSpan={COLUMNS.length - 2}>
                {texts.totals({
                  approved: fenText(sums.reviewed),
                  pending: fenText(sums.pending),
                  returned: fenText(sums.returned),
                })}
              </TableCell>
            </tr>
          </tfoot>
        </Table>
      </div>
      {expenses.length > PAGE ? (
        <Pagination total={expenses.length} page={page} pageSize={PAGE} onPageChange={setPage} />
      ) : null}
    </>
  )
}
