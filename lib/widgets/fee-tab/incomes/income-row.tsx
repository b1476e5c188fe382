import { memo, type ReactElement } from 'react'
import { instantText } from '../../../catalogue/day.ts'
import type { Stored } from '../../../contract/output.ts'
import { income as incomeEntity, type Income } from '../../../domain/fee/income.ts'
import { isIncomeToDo } from '../../../domain/fee/fee-status.ts'
import { cellNumber } from '../../../field/numbers/cell-number.ts'
import { feeIncomeMessages } from '../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Dot } from '../../../ui/indicators/dot.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableRow } from '../../../ui/table/table-row.tsx'
import type { IncomeAbilities } from './income-abilities.ts'
import { IncomeStatusTag } from './income-status-tag.tsx'

export interface IncomeRowProps {
  readonly income: Stored<Income>
  readonly abilities: IncomeAbilities
  /** Null where incomes cannot be ticked. */
  readonly ticked: boolean | null
  readonly onTick: (key: string, ticked: boolean) => void
  readonly onOpen: (key: string) => void
  readonly onWithdraw: (key: string) => void
}

const oneLine = css({ whiteSpace: 'nowrap' })
const marked = css({ display: 'inline-flex', alignItems: 'center', gap: '6' })
const below = css({ display: 'block', textStyle: 'note', color: 'ink-3' })
const why = css({ display: 'block', textStyle: 'note', color: 'bad' })
const buttons = css({ display: 'inline-flex', alignItems: 'center', gap: '12' })
const { orderAmount: amountField } = incomeEntity.fields

/** One income: its data, status and actions. @source INC-001, INC-010, INC-011 */
export const IncomeRow = memo(function IncomeRow({
  income,
  abilities,
  ticked,
  onTick,
  onOpen,
  onWithdraw,
}: IncomeRowProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  const key = income.keyValue ?? ''
  const billNo = income.billNo ?? key
  const { refValues } = income
  const { status, noCode } = abilities
  const open = (): void => onOpen(key)
  return (
    <TableRow selected={ticked === true}>
      {ticked === null ? null : (
        <TableCell>
          <Checkbox
            value={ticked}
            disabled={noCode !== null}
            title={noCode === null ? undefined : texts[noCode]}
            aria-label={texts.chooseOne({ billNo })}
            onChange={(next) => onTick(key, next)}
          />
        </TableCell>
      )}
      <TableCell>
        <span className={marked}>
          <Button variant="link" onClick={open}>
            {billNo}
          </Button>
          {isIncomeToDo(income) ? <Dot label={texts.toDo} /> : null}
        </span>
      </TableCell>
      <TableCell numeric>{income.orderAmount === null ? '—' : cellNumber(amountField, income.orderAmount)}</TableCell>
      <TableCell muted={income.payChannel === null}>{refValues['payChannel'] ?? income.payChannel ?? '—'}</TableCell>
      <TableCell muted={income.hf54ProjectName === null}>
        {refValues['hf54ProjectName'] ?? income.hf54ProjectName ?? '—'}
      </TableCell>
      <TableCell>
        {refValues['hf54ChargeKind'] ?? income.hf54ChargeKind}
        {income.hf54DeducetionType === null ? null : (
          <span className={below}>{refValues['hf54DeducetionType'] ?? income.hf54DeducetionType}</span>
        )}
      </TableCell>
      <TableCell>{refValues['hf54ApplyPerson'] ?? '—'}</TableCell>
      <TableCell className={oneLine} muted>
        {income.hf54CrtTime === null ? '—' : instantText(income.hf54CrtTime).slice(0, 16)}
      </TableCell>
      <TableCell>
        <IncomeStatusTag income={income} />
        {status === 'returned' && income.suggest !== null ? (
          <span className={why}>{texts.reason({ reason: income.suggest })}</span>
        ) : null}
      </TableCell>
      <TableCell>
        <span className={buttons}>
          {abilities.review ? (
            <Button variant="link" aria-label={texts.reviewOne({ billNo })} onClick={open}>
              {texts.review}
            </Button>
          ) : null}
          {abilities.change ? (
            <Button variant="link" aria-label={texts.changeOne({ billNo })} onClick={open}>
              {texts.change}
            </Button>
          ) : null}
          {abilities.withdraw ? (
            <Button variant="link" aria-label={texts.withdrawOne({ billNo })} onClick={() => onWithdraw(key)}>
              {texts.withdraw}
            </Button>
          ) : null}
        </span>
      </TableCell>
    </TableRow>
  )
})
