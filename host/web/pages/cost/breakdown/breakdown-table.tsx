import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { CostBreakdown } from 'fangkit/contract'
import { COST_SOURCE } from 'fangkit/domain'
import { Table, TableCell, TableHeaderCell, TableRow } from 'fangkit/ui'
import { projectPath } from '../../../paths.ts'
import { money } from '../cost-format.ts'
import { costMessages } from '../cost-messages.ts'
import './breakdown-table.css'

export type BreakdownTableProps = Pick<CostBreakdown, 'rows' | 'labels' | 'stores' | 'total' | 'sum'>

const scrolls = 'portal-breakdown-table-scrolls'

/** Cost rows; those of a case link to its ledger or its flows. Below them the sum of all rows found, on every page. */
export function BreakdownTable({ rows, labels, stores, total, sum }: BreakdownTableProps): ReactElement {
  const { lines, empty } = costMessages
  const storeOf = (code: string) => stores.find((store) => store.code === code)?.name ?? empty
  return (
    <div className={scrolls}>
      <Table label={lines.table}>
        <thead>
          <TableRow>
            <TableHeaderCell>{lines.day}</TableHeaderCell>
            <TableHeaderCell>{lines.category}</TableHeaderCell>
            <TableHeaderCell>{lines.item}</TableHeaderCell>
            <TableHeaderCell>{lines.source}</TableHeaderCell>
            <TableHeaderCell>{lines.store}</TableHeaderCell>
            <TableHeaderCell>{lines.project}</TableHeaderCell>
            <TableHeaderCell>{lines.person}</TableHeaderCell>
            <TableHeaderCell>{lines.memo}</TableHeaderCell>
            <TableHeaderCell numeric>{lines.amount}</TableHeaderCell>
          </TableRow>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell>{row.day}</TableCell>
              <TableCell>{labels[row.category] ?? row.category}</TableCell>
              <TableCell>{row.itemName || empty}</TableCell>
              <TableCell>{labels[row.source] ?? row.source}</TableCell>
              <TableCell>{storeOf(row.store)}</TableCell>
              <TableCell truncate title={row.projectName}>
                {row.project === null ? (
                  empty
                ) : (
                  <Link to={projectPath(row.project, { tab: row.source === COST_SOURCE.commission ? 'flow' : 'fees' })}>
                    {row.projectName}
                  </Link>
                )}
              </TableCell>
              <TableCell>{row.person || empty}</TableCell>
              <TableCell truncate muted title={row.memo}>
                {row.memo || empty}
              </TableCell>
              <TableCell numeric>{money(row.amount)}</TableCell>
            </TableRow>
          ))}
        </tbody>
        <tfoot>
          <TableRow>
            <TableCell colSpan={8}>{lines.sum(total)}</TableCell>
            <TableCell numeric>{money(sum)}</TableCell>
          </TableRow>
        </tfoot>
      </Table>
    </div>
  )
}
