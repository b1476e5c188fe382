import type { ReactElement } from 'react'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Table } from '../../../ui/table/table.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableHeaderCell } from '../../../ui/table/table-header-cell.tsx'
import type { SheetPlan } from './sheet-plan.ts'

export interface PlanTableProps {
  readonly plan: SheetPlan
  readonly label: string
}

const scroller = css({ overflowX: 'auto' })
const heading = css({ backgroundColor: 'surface-2' })

/** The documents of one file in print order. */
export function PlanTable({ plan: { lines, duplex, pages, padding, sheets }, label }: PlanTableProps): ReactElement {
  const texts = useMessages(formPreviewMessages)
  const { empty } = useMessages(commonMessages)
  return (
    <div className={scroller}>
      <Table label={label} tight boxed>
        <thead>
          <tr>
            <TableHeaderCell>{texts.document}</TableHeaderCell>
            <TableHeaderCell numeric>{texts.pages}</TableHeaderCell>
            {duplex ? <TableHeaderCell numeric>{texts.padding}</TableHeaderCell> : null}
            <TableHeaderCell numeric>{texts.sheets}</TableHeaderCell>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.document.formId}>
              <TableCell truncate title={line.document.formName}>
                {line.document.formName}
              </TableCell>
              <TableCell numeric>{line.pages ?? empty}</TableCell>
              {duplex ? <TableCell numeric>{line.padding === 0 ? empty : line.padding}</TableCell> : null}
              <TableCell numeric>{line.sheets ?? empty}</TableCell>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <TableCell className={heading}>{texts.sum({ count: lines.length })}</TableCell>
            <TableCell numeric className={heading}>
              {pages ?? empty}
            </TableCell>
            {duplex ? (
              <TableCell numeric className={heading}>
                {padding ?? empty}
              </TableCell>
            ) : null}
            <TableCell numeric className={heading}>
              {sheets ?? empty}
            </TableCell>
          </tr>
        </tfoot>
      </Table>
    </div>
  )
}
