import { Check, TriangleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Table } from '../../../../ui/table/table.tsx'
import { TableCell } from '../../../../ui/table/table-cell.tsx'
import { TableHeaderCell } from '../../../../ui/table/table-header-cell.tsx'
import { TableRow } from '../../../../ui/table/table-row.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import type { VoucherRow } from './voucher-rows.ts'

export interface VoucherTableProps {
  readonly lines: readonly VoucherRow[]
  /** Replaces a typed value by the one read where they differ. */
  readonly onTake?: ((line: VoucherRow) => void) | undefined
}

/** Numbers of orders and receipts are long. */
const narrow = css({
  '@media (max-width: 559px)': {
    '& :is(th, td)': { paddingInline: '8', whiteSpace: 'normal', wordBreak: 'break-word' },
  },
})

/** Filled-in values beside those read, and whether they match. */
export function VoucherTable({ lines, onTake }: VoucherTableProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  return (
    <Table label={texts.readPart} tight boxed className={narrow}>
      <thead>
        <tr>
          <TableHeaderCell>{texts.item}</TableHeaderCell>
          <TableHeaderCell>{texts.submitted}</TableHeaderCell>
          <TableHeaderCell>{texts.recognised}</TableHeaderCell>
          <TableHeaderCell>{texts.outcome}</TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <TableRow key={line.name}>
            <TableCell>{line.label}</TableCell>
            <TableCell>{line.typed ?? '—'}</TableCell>
            <TableCell>{line.read ?? '—'}</TableCell>
            <TableCell>
              {line.outcome === 'same' ? (
                <Tag tone="ok" icon={<Check aria-hidden />}>
                  {texts.same}
                </Tag>
              ) : line.outcome === 'different' ? (
                <Tag tone="warn" icon={<TriangleAlert aria-hidden />}>
                  {texts.different}
                </Tag>
              ) : (
                <Tag>{texts.unrecognised}</Tag>
              )}
              {onTake && line.outcome === 'different' ? (
                <>
                  {' '}
                  <Button
                    size="sm"
                    variant="link"
                    aria-label={texts.takeRead({ label: line.label })}
                    onClick={() => onTake(line)}
                  >
                    {texts.take}
                  </Button>
                </>
              ) : null}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
