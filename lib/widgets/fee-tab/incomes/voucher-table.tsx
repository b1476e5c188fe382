import { Check, TriangleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { feeIncomeMessages } from '../../../locale/zh-cn/fee-income.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Table } from '../../../ui/table.tsx'
import { TableCell } from '../../../ui/table-cell.tsx'
import { TableHeaderCell } from '../../../ui/table-header-cell.tsx'
import { TableRow } from '../../../ui/table-row.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { VoucherLine } from './voucher-lines.ts'

export interface VoucherTableProps {
  readonly lines: readonly VoucherLine[]
}

/** What was filled in beside what was read, and whether it agrees. */
export function VoucherTable({ lines }: VoucherTableProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  return (
    <Table label={texts.readPart} tight boxed>
      <thead>
        <tr>
          <TableHeaderCell>{texts.item}</TableHeaderCell>
          <TableHeaderCell>{texts.submitted}</TableHeaderCell>
          <TableHeaderCell>{texts.recognised}</TableHeaderCell>
          <TableHeaderCell>{texts.outcome}</TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, typed, read, outcome }) => (
          <TableRow key={label}>
            <TableCell>{label}</TableCell>
            <TableCell>{typed ?? '—'}</TableCell>
            <TableCell>{read ?? '—'}</TableCell>
            <TableCell>
              {outcome === 'same' ? <Tag tone="ok" icon={<Check aria-hidden />}>{texts.same}</Tag>
                : outcome === 'different' ? <Tag tone="warn" icon={<TriangleAlert aria-hidden />}>{texts.different}</Tag>
                  : <Tag>{texts.unread}</Tag>}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
