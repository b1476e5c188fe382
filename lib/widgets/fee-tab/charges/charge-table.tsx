import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { fromFen, UNIT_LABEL } from '../../../catalogue/unit.ts'
import { labelOf } from '../../../catalogue/field-state.ts'
import { charge } from '../../../domain/fee/charge.ts'
import { feeTabMessages } from '../../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Table } from '../../../ui/table/table.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableHeaderCell } from '../../../ui/table/table-header-cell.tsx'
import { VisuallyHidden } from '../../../ui/indicators/visually-hidden.tsx'
import { AFTER_AMOUNTS, CHARGE_COLUMNS, CHARGE_EXTENT, CHARGE_WIDTHS } from './charge-columns.ts'
import type { ChargeGroup } from './charge-groups.ts'
import type { EditedCharge } from './charge-rows.ts'
import { yuanText } from './charge-text.ts'

export interface ChargeTableProps {
  readonly groups: readonly ChargeGroup[]
  readonly closed: ReadonlySet<string>
  readonly onToggle: (name: string) => void
  /** Hides the column of actions. */
  readonly readOnly: boolean
  readonly draw: (row: EditedCharge) => ReactNode
}

const scroller = css({ overflowX: 'auto' })
const heading = css({ backgroundColor: 'surface-2' })
const fold = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', width: '14px', height: '14px' },
  '& > span': { color: 'ink-3' },
})

/** The table of charges, grouped under group heads. @source FEE-003, FEE-004 */
export function ChargeTable({ groups, closed, onToggle, readOnly, draw }: ChargeTableProps): ReactElement {
  const texts = useMessages(feeTabMessages)
  const unit = UNIT_LABEL.yuan
  return (
    <div className={scroller}>
      <Table label={texts.tabs.charges} style={CHARGE_EXTENT}>
        <colgroup>
          {CHARGE_WIDTHS.map(({ name, style }) => (
            <col key={name} style={style} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <TableHeaderCell>{texts.type}</TableHeaderCell>
            <TableHeaderCell numeric unit={unit}>
              {labelOf(charge, 'totalFee')}
            </TableHeaderCell>
            <TableHeaderCell numeric unit={unit}>
              {texts.due}
            </TableHeaderCell>
            <TableHeaderCell style={AFTER_AMOUNTS}>{labelOf(charge, 'receiveWho')}</TableHeaderCell>
            <TableHeaderCell>{labelOf(charge, 'cfgMemo')}</TableHeaderCell>
            <TableHeaderCell>
              {readOnly ? <VisuallyHidden>{texts.actions}</VisuallyHidden> : texts.actions}
            </TableHeaderCell>
          </tr>
        </thead>
        {groups.map((group) => {
          const name = group.isNew ? texts.newGroup : group.name === '' ? texts.otherGroup : group.name
          const open = !closed.has(group.name)
          return (
            <tbody key={name}>
              <tr>
                <TableCell colSpan={CHARGE_COLUMNS} className={heading}>
                  <button type="button" className={fold} aria-expanded={open} onClick={() => onToggle(group.name)}>
                    {open ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
                    <b>{name}</b>
                    <span>
                      {texts.groupSummary({ count: group.rows.length, sum: yuanText(fromFen(group.sum)) ?? '' })}
                      {open || group.due <= 0n
                        ? null
                        : ` · ${texts.groupDue({ due: yuanText(fromFen(group.due)) ?? '' })}`}
                    </span>
                  </button>
                </TableCell>
              </tr>
              {open ? group.rows.map(draw) : null}
            </tbody>
          )
        })}
        <tfoot>
          <tr>
            <TableCell>{texts.sum}</TableCell>
            <TableCell numeric>{yuanText(fromFen(sumOf(groups, 'sum')))}</TableCell>
            <TableCell numeric>{yuanText(fromFen(sumOf(groups, 'due')))}</TableCell>
            <TableCell colSpan={CHARGE_COLUMNS - 3} />
          </tr>
        </tfoot>
      </Table>
    </div>
  )
}

/** The sum of all groups, in fen. */
function sumOf(groups: readonly ChargeGroup[], what: 'sum' | 'due'): bigint {
  return groups.reduce((sum, group) => sum + group[what], 0n)
}
