import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { table } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'

/** Whether a row is ticked or open, in addition to the attributes of `<tr>`. */
export interface TableRowProps extends ComponentPropsWithoutRef<'tr'> {
  /** True for a ticked row. */
  readonly selected?: boolean | undefined
  /** True when the row is open beside the table. */
  readonly current?: boolean | undefined
}

/** A `<tr>` that marks ticked rows and the open one. */
export const TableRow = forwardRef<HTMLTableRowElement, TableRowProps>(function TableRow(props, ref) {
  const { selected, current, className, ...rest } = props
  return (
    <tr
      ref={ref}
      {...rest}
      data-selected={flag(selected)}
      data-current={flag(current)}
      aria-current={current || undefined}
      className={cx(table().row, className)}
    />
  )
})
