import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { table } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'

/** Alignment and colour of a cell, in addition to the attributes of `<td>`. */
export interface TableCellProps extends Omit<ComponentPropsWithoutRef<'td'>, 'align'> {
  /** Right-aligned, does not wrap. */
  readonly numeric?: boolean | undefined
  /** Grey, for what matters less than its row. */
  readonly muted?: boolean | undefined
  /** At most 280 px, then an ellipsis; give the full text as `title`. */
  readonly truncate?: boolean | undefined
}

/** A `<td>` with the padding of the table; `numeric` aligns it to the right. */
export const TableCell = forwardRef<HTMLTableCellElement, TableCellProps>(function TableCell(props, ref) {
  const { numeric, muted, truncate, className, ...rest } = props
  return (
    <td
      ref={ref}
      {...rest}
      data-numeric={flag(numeric)}
      data-muted={flag(muted)}
      data-truncate={flag(truncate)}
      className={cx(table().cell, className)}
    />
  )
})
