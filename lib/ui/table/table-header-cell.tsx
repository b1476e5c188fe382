import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { table } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'

export type SortDirection = 'none' | 'ascending' | 'descending'

/** Sorting and unit of a column, in addition to the attributes of `<th>`. */
export interface TableHeaderCellProps extends Omit<ComponentPropsWithoutRef<'th'>, 'align'> {
  /** Right-aligned, as the cells below it. */
  readonly numeric?: boolean | undefined
  /** When set, the column can be sorted. */
  readonly sort?: SortDirection | undefined
  /** The user pressed the title; needs `sort`. */
  readonly onSort?: (() => void) | undefined
  /** Shown as （万元） after the title. */
  readonly unit?: string | undefined
}

const arrows = {
  none: <ChevronsUpDown aria-hidden data-idle="" />,
  ascending: <ArrowUp aria-hidden />,
  descending: <ArrowDown aria-hidden />,
}

/** A `<th>`; with `sort` its title is a button that sorts. */
export const TableHeaderCell = forwardRef<HTMLTableCellElement, TableHeaderCellProps>(
  function TableHeaderCell(props, ref) {
    const { numeric, sort, onSort, unit, className, children, ...rest } = props
    const classes = table()
    const title = unit === undefined ? children : [children, `（${unit}）`]

    return (
      <th
        ref={ref}
        scope="col"
        {...rest}
        aria-sort={sort}
        data-numeric={flag(numeric)}
        className={cx(classes.header, className)}
      >
        {sort === undefined || onSort === undefined ? (
          title
        ) : (
          <button type="button" className={classes.sort} onClick={onSort}>
            {title}
            {arrows[sort]}
          </button>
        )}
      </th>
    )
  },
)
