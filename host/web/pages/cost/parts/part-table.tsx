import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { CostPartAnswer } from 'fangkit/contract'
import { COST_CATEGORY, COST_PART, type CostPart } from 'fangkit/domain'
import { Table, TableCell, TableHeaderCell, TableRow } from 'fangkit/ui'
import { SmallBars } from '../charts/small-bars.tsx'
import { money, percent, signed } from '../cost-format.ts'
import { costMessages } from '../cost-messages.ts'
import { breakdownPath } from '../use-cost-filters.ts'
import './part-table.css'

export interface PartTableProps {
  readonly part: CostPart
  readonly data: CostPartAnswer
  readonly store: string | null
}

const scrolls = 'portal-part-table-scrolls'
const CATEGORY = {
  [COST_PART.teams]: COST_CATEGORY.team,
  [COST_PART.marketing]: COST_CATEGORY.marketing,
  [COST_PART.operations]: COST_CATEGORY.operations,
  [COST_PART.commission]: COST_CATEGORY.commission,
} as const

/** One row for each team, channel, item or person, with its months. Items link to their cost rows. */
export function PartTable({ part, data, store }: PartTableProps): ReactElement {
  const { parts, empty } = costMessages
  const byItem = part === COST_PART.marketing || part === COST_PART.operations
  const brings = part === COST_PART.teams
  return (
    <div className={scrolls}>
      <Table label={parts.amount[part]}>
        <thead>
          <TableRow>
            <TableHeaderCell>{parts.name[part]}</TableHeaderCell>
            <TableHeaderCell numeric unit={costMessages.yuan}>
              {parts.amount[part]}
            </TableHeaderCell>
            <TableHeaderCell numeric>{costMessages.share}</TableHeaderCell>
            <TableHeaderCell numeric unit={costMessages.yuan}>
              {parts.before}
            </TableHeaderCell>
            <TableHeaderCell numeric>{parts.change}</TableHeaderCell>
            <TableHeaderCell numeric>{parts.lines[part]}</TableHeaderCell>
            {byItem ? null : <TableHeaderCell numeric>{costMessages.cases}</TableHeaderCell>}
            {brings ? (
              <TableHeaderCell numeric unit={costMessages.yuan}>
                {parts.income}
              </TableHeaderCell>
            ) : null}
            {brings ? <TableHeaderCell numeric>{parts.ofIncome}</TableHeaderCell> : null}
            <TableHeaderCell>{parts.months}</TableHeaderCell>
          </TableRow>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell>
                {byItem && row.key !== '' ? (
                  <Link
                    to={breakdownPath({ from: data.from, to: data.to, category: CATEGORY[part], item: row.key, store })}
                  >
                    {row.name}
                  </Link>
                ) : (
                  row.name
                )}
              </TableCell>
              <TableCell numeric>{money(row.amount)}</TableCell>
              <TableCell numeric>{percent(data.total > 0 ? row.amount / data.total : null)}</TableCell>
              <TableCell numeric>{row.before === 0 || !data.comparable ? empty : money(row.before)}</TableCell>
              <TableCell numeric>
                {!data.comparable
                  ? empty
                  : row.before > 0
                    ? signed((row.amount - row.before) / row.before)
                    : row.amount > 0
                      ? parts.newcomer
                      : empty}
              </TableCell>
              <TableCell numeric>{row.lines}</TableCell>
              {byItem ? null : <TableCell numeric>{row.cases}</TableCell>}
              {brings ? <TableCell numeric>{money(row.income)}</TableCell> : null}
              {brings ? (
                <TableCell numeric>{percent(row.income > 0 ? row.amount / row.income : null)}</TableCell>
              ) : null}
              <TableCell>
                <SmallBars
                  values={row.months.slice(-6)}
                  label={
                    `${row.name}${parts.months}：` +
                    `${row.months.map((amount, index) => `${data.months[index] ?? ''} ${money(amount)}`).join('，')}`
                  }
                />
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
