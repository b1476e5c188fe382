import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { table } from '../../styled-system/recipes/index.js'

/** Name, density and frame of a table, in addition to the attributes of `<table>`. */
export interface TableProps extends ComponentPropsWithoutRef<'table'> {
  /** What the rows are; read by screen readers. */
  readonly label: string
  /** True for narrower cells that do not wrap. */
  readonly tight?: boolean | undefined
  /** True draws a frame, for tables outside a card. */
  readonly boxed?: boolean | undefined
}

/** A native table; put `thead`, `tbody`, `tfoot` inside. */
export const Table = forwardRef<HTMLTableElement, TableProps>(function Table(props, ref) {
  const { label, tight = false, boxed = false, className, ...rest } = props
  return <table ref={ref} aria-label={label} {...rest} className={cx(table({ tight, boxed }).root, className)} />
})
