import { Check, TriangleAlert } from 'lucide-react'
import type { CSSProperties, ReactElement } from 'react'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Table } from '../../../../ui/table/table.tsx'
import { TableCell } from '../../../../ui/table/table-cell.tsx'
import { TableHeaderCell } from '../../../../ui/table/table-header-cell.tsx'
import { TableRow } from '../../../../ui/table/table-row.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import { VisuallyHidden } from '../../../../ui/indicators/visually-hidden.tsx'
import type { VoucherRow } from './voucher-rows.ts'

export interface VoucherTableProps {
  readonly lines: readonly VoucherRow[]
  /** Replaces a typed value by the one read where they differ. */
  readonly onTake?: ((line: VoucherRow) => void) | undefined
  /** In a narrow column: signs instead of words say whether values match. */
  readonly compact: boolean
}

/** Numbers of orders and receipts are long. */
const narrow = css({
  '@media (max-width: 559px)': {
    '& :is(th, td)': { paddingInline: '8', whiteSpace: 'normal', wordBreak: 'break-word' },
  },
})

const NARROW: CSSProperties = { paddingInline: 6, fontSize: 13, whiteSpace: 'normal', wordBreak: 'break-word' }
const NAMED: CSSProperties = { ...NARROW, whiteSpace: 'nowrap' }
const DIFFERENT: CSSProperties = { backgroundColor: 'var(--fk-colors-warn-soft)' }

/** Filled-in values beside those read, and whether they match. */
export function VoucherTable({ lines, onTake, compact }: VoucherTableProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  const cell = compact ? NARROW : undefined
  return (
    <Table label={texts.readPart} tight boxed className={narrow}>
      <thead>
        <tr>
          <TableHeaderCell style={cell}>{texts.item}</TableHeaderCell>
          <TableHeaderCell style={cell}>{texts.submitted}</TableHeaderCell>
          <TableHeaderCell style={cell}>{texts.recognised}</TableHeaderCell>
          <TableHeaderCell style={cell}>
            {compact ? <VisuallyHidden>{texts.outcome}</VisuallyHidden> : texts.outcome}
          </TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <TableRow key={line.name} style={compact && line.outcome === 'different' ? DIFFERENT : undefined}>
            <TableCell style={compact ? NAMED : undefined}>{line.label}</TableCell>
            <TableCell style={cell}>{line.typed ?? '—'}</TableCell>
            <TableCell style={cell}>{line.read ?? '—'}</TableCell>
            <TableCell style={cell}>
              {line.outcome === 'same' ? (
                <Tag tone="ok" icon={<Check aria-hidden />}>
                  {compact ? <VisuallyHidden>{texts.same}</VisuallyHidden> : texts.same}
                </Tag>
              ) : line.outcome === 'different' ? (
                <Tag tone="warn" icon={<TriangleAlert aria-hidden />}>
                  {compact ? <VisuallyHidden>{texts.different}</VisuallyHidden> : texts.different}
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
