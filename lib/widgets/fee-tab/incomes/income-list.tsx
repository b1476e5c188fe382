import { Receipt } from 'lucide-react'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { fenText } from '../../../domain/fee/charge-rules.ts'
import { incomeStatus } from '../../../domain/fee/fee-status.ts'
import { type Income, income as incomeEntity } from '../../../domain/fee/income.ts'
import { fenOf } from '../../../domain/fee/ledger.ts'
import { cellNumber } from '../../../field/numbers/cell-number.ts'
import { feeIncomeMessages } from '../../../locale/zh-cn/fees/fee-income.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableHeaderCell } from '../../../ui/table/table-header-cell.tsx'
import { fromFen, UNIT_LABEL } from '../../../catalogue/unit.ts'
import type { FeeListProps } from '../fee-actions.ts'
import { incomeAbilities } from './income-abilities.ts'
import { IncomeRow } from './income-row.tsx'
import { WithdrawDialog } from './review/withdraw-dialog.tsx'

export interface IncomeListProps extends FeeListProps {
  /** Keys of the ticked incomes. */
  readonly selected: readonly string[]
  readonly onSelected: (keys: readonly string[]) => void
}

/** Rows per page, so that a long ledger renders as fast as a short one. */
const PAGE_SIZE = 50
const wide = css({ overflowX: 'auto' })
const { fields } = incomeEntity

/** The income of a case, newest first. @source INC-001 to INC-022 */
export function IncomeList({
  projectId,
  readOnly,
  data: { incomes, rights },
  actions,
  selected,
  onSelected,
}: IncomeListProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  const [page, setPage] = useState(1)
  const [withdrawn, setWithdrawn] = useState<string | null>(null)
  const ticked = useMemo(() => new Set(selected), [selected])
  const latest = useLatest({ selected, onSelected, openIncome: actions.openIncome })
  const tick = useCallback(
    (key: string, on: boolean) =>
      latest.current.onSelected(
        on ? [...latest.current.selected, key] : latest.current.selected.filter((one) => one !== key),
      ),
    [latest],
  )
  const open = useCallback((id: string) => latest.current.openIncome({ action: 'open', id }), [latest])
  const rows = useMemo(
    () => incomes.map((income) => ({ income, abilities: incomeAbilities(income, { rights, readOnly }) })),
    [incomes, rights, readOnly],
  )
  const payable = useMemo(
    () =>
      rows.flatMap(({ income: { keyValue }, abilities }) =>
        abilities.noCode === null && keyValue !== null ? [keyValue] : [],
      ),
    [rows],
  )
  const sums = useMemo(() => sumsOf(incomes), [incomes])
  if (rows.length === 0)
    return (
      <EmptyState icon={<Receipt aria-hidden />} title={texts.empty}>
        {readOnly || !rights.mayBook ? null : texts.emptyText}
      </EmptyState>
    )

  // Ticks are only for payment codes: users who may not make any get none.
  const ticks = !readOnly && (rights.mayBook || rights.blocked !== null)
  const last = Math.ceil(rows.length / PAGE_SIZE)
  const current = Math.min(page, last)
  const shown = rows.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)
  const chosen = payable.filter((key) => ticked.has(key)).length
  const withdrawing = withdrawn === null ? undefined : incomes.find(({ keyValue }) => keyValue === withdrawn)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its own default style */}
      <div className={wide} role="group" aria-label={texts.list} tabIndex={0}>
        <Table label={texts.list} tight>
          <thead>
            <tr>
              {!ticks ? null : (
                <TableHeaderCell>
                  <Checkbox
                    value={chosen === 0 ? false : chosen === payable.length ? true : 'mixed'}
                    disabled={payable.length === 0}
                    title={payable.length === 0 ? texts.noneUnpaid : undefined}
                    aria-label={texts.chooseAll}
                    onChange={() => onSelected(chosen === payable.length ? [] : payable)}
                  />
                </TableHeaderCell>
              )}
              <TableHeaderCell>{fields.billNo.label}</TableHeaderCell>
              <TableHeaderCell numeric unit={UNIT_LABEL.yuan}>
                {fields.orderAmount.label}
              </TableHeaderCell>
              <TableHeaderCell>{fields.payChannel.label}</TableHeaderCell>
              <TableHeaderCell>{fields.hf54ProjectName.label}</TableHeaderCell>
              <TableHeaderCell>{fields.hf54ChargeKind.label}</TableHeaderCell>
              <TableHeaderCell>{fields.hf54ApplyPerson.label}</TableHeaderCell>
              <TableHeaderCell>{fields.hf54CrtTime.label}</TableHeaderCell>
              <TableHeaderCell>{fields.status.label}</TableHeaderCell>
              <TableHeaderCell>{texts.actions}</TableHeaderCell>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ income, abilities }) => (
              <IncomeRow
                key={income.keyValue}
                income={income}
                abilities={abilities}
                ticked={!ticks ? null : ticked.has(income.keyValue ?? '')}
                onTick={tick}
                onOpen={open}
                onWithdraw={setWithdrawn}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <TableCell colSpan={ticks ? 2 : 1}>{texts.sum({ count: rows.length })}</TableCell>
              <TableCell numeric>{cellNumber(fields.orderAmount, fromFen(sums.all))}</TableCell>
              <TableCell colSpan={7}>
                {texts.sums({
                  received: fenText(sums.received),
                  waiting: fenText(sums.waiting),
                  returned: fenText(sums.returned),
                })}
              </TableCell>
            </tr>
          </tfoot>
        </Table>
      </div>
      {last > 1 ? <Pagination total={rows.length} page={current} pageSize={PAGE_SIZE} onPageChange={setPage} /> : null}
      {withdrawing ? (
        <WithdrawDialog
          projectId={projectId}
          income={withdrawing}
          onDone={actions.refresh}
          onClose={() => setWithdrawn(null)}
        />
      ) : null}
    </>
  )
}

/** What an income of each status counts as. */
const COUNTS_AS = {
  paid: 'received',
  reviewed: 'received',
  unpaid: 'waiting',
  pending: 'waiting',
  returned: 'returned',
} as const

/** Sums of incomes, of all and by what they count as, in fen. */
function sumsOf(incomes: readonly Income[]): Readonly<Record<'all' | 'received' | 'waiting' | 'returned', bigint>> {
  const sums = { all: 0n, received: 0n, waiting: 0n, returned: 0n }
  for (const income of incomes) {
    const fen = fenOf(income.orderAmount) ?? 0n
    sums.all += fen
    sums[COUNTS_AS[incomeStatus(income)]] += fen
  }
  return sums
}
