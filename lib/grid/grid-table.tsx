import type { ReactElement, ReactNode } from 'react'
import { configGridMessages } from '../locale/zh-cn/config-grid.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css, cx } from '../styled-system/css/index.js'
import { TableHeaderCell } from '../ui/table-header-cell.tsx'
import { Table } from '../ui/table.tsx'
import { actionHeader } from './action-column.ts'
import type { GridColumn } from './grid-columns.ts'
import type { GridQuery } from './grid-query.ts'
import { GridRowView, type RowAbilities } from './grid-row-view.tsx'
import type { GridRow } from './grid-row.ts'
import { useNow } from './use-now.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface GridTableProps {
  readonly label: string
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  readonly sort: GridQuery['sort']
  /** Absent: the list keeps its own order. */
  readonly onSort?: ((field: string) => void) | undefined
  readonly abilities: RowAbilities
  /** These rows answer an earlier question; the next ones are on their way. */
  readonly busy: boolean
  /** Below the header in place of rows. */
  readonly children?: ReactNode
}

// Collapsed borders would scroll away from under a sticky header.
const sheet = css({
  borderCollapse: 'separate', borderSpacing: '0px',
  // Long texts give way first where the list is narrow.
  '& td[data-truncate]': { maxWidth: 'clamp(200px, 24cqi, 280px)' },
  // A column that is not sorted shows that it could be when it is pointed at; the arrow takes no room of its own.
  '& th svg[data-idle]': { marginInlineEnd: '-17px', opacity: '0' },
  '& th:is(:hover, :focus-within) svg[data-idle]': { opacity: '1' },
})
const sticky = css({ position: 'sticky', top: '0px' })
const above = css({ zIndex: 'sticky' })
const dimmed = css({ '& td': { opacity: '0.6' } })

/** The rows of a list under a header that stays in view. */
export function GridTable(props: GridTableProps): ReactElement {
  const { label, columns, rows, sort, onSort, abilities, busy, children } = props
  const texts = useMessages(configGridMessages)
  const now = useNow()
  const withActions = abilities.edit || abilities.clone
  const open = (index: number) => {
    const row = rows[index]
    if (row) abilities.onAct('VIEW', row)
  }
  const keys = useRowKeys(rows.length, abilities.openColumn === null ? null : open)
  return (
    <>
      <Table label={label} tight className={sheet} aria-busy={busy}>
        <thead>
          <tr>
            {columns.map(({ name, label: title, unit, numeric, sortable }) => (
              <TableHeaderCell
                key={name}
                className={cx(sticky, above)}
                numeric={numeric}
                unit={unit === '' ? undefined : unit}
                {...(sortable && onSort && { sort: sort.field !== name ? 'none' : sort.order === 'asc' ? 'ascending' : 'descending', onSort: () => onSort(name) })}
              >
                {title}
              </TableHeaderCell>
            ))}
            {withActions ? <TableHeaderCell className={cx(sticky, actionHeader)}>{texts.actions}</TableHeaderCell> : null}
          </tr>
        </thead>
        <tbody onKeyDown={keys.onKeyDown} className={cx(busy && dimmed)}>
          {rows.map((row, index) => (
            <GridRowView
              key={row.keyValue ?? index}
              columns={columns}
              row={row}
              now={now}
              abilities={abilities}
              withActions={withActions}
              tabIndex={index === keys.current ? 0 : -1}
              onFocus={() => keys.setCurrent(index)}
              rowRef={keys.refOf(index)}
            />
          ))}
        </tbody>
      </Table>
      {children}
    </>
  )
}
