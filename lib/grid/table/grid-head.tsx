import type { ReactElement } from 'react'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import type { GridColumn } from '../../domain/grid/grid-columns.ts'
import { css, cx } from '../../styled-system/css/index.js'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { TableHeaderCell } from '../../ui/table/table-header-cell.tsx'
import { actionHeader, heldHeader, tickColumn } from '../columns/action-column.ts'
import type { GridQuery } from '../grid-query.ts'
import type { ColumnDrag } from '../columns/use-column-drag.ts'

export interface GridHeadProps {
  readonly columns: readonly GridColumn[]
  /** Left offsets of the columns that stay in view, in px. */
  readonly held: readonly number[]
  readonly sort: GridQuery['sort']
  /** Absent when the list cannot be sorted. */
  readonly onSort?: ((field: string) => void) | undefined
  readonly withActions: boolean
  /** Whether the rows of the page are selected; null when rows cannot be selected. */
  readonly ticked: boolean | 'mixed' | null
  readonly onTickPage: (on: boolean) => void
  /** Null when widths cannot be changed. */
  readonly drag: ColumnDrag | null
  /** Resets a column to the width of its content. */
  readonly onFit: (name: string) => void
  readonly tabColumn: number
}

const sticky = css({ position: 'sticky', top: '0px', _focusVisible: { outlineOffset: '-2px' } })
const above = css({ zIndex: 'sticky' })
const handle = css({
  position: 'absolute',
  insetBlock: '0px',
  insetInlineEnd: '0px',
  width: '8px',
  cursor: 'col-resize',
  touchAction: 'none',
  '&:is(:hover, :active)': { boxShadow: 'inset -2px 0 0 {colors.brand}' },
})

/** The header of the table. */
export function GridHead(props: GridHeadProps): ReactElement {
  const { columns, held, sort, onSort, withActions, ticked, onTickPage, drag, onFit, tabColumn } = props
  const texts = useMessages(configGridMessages)
  const before = ticked === null ? 0 : 1
  const tab = (place: number): 0 | -1 => (place === tabColumn ? 0 : -1)
  return (
    <thead>
      <tr aria-rowindex={1}>
        {ticked === null ? null : (
          <TableHeaderCell
            className={cx(sticky, heldHeader, tickColumn)}
            style={{ insetInlineStart: held[0] }}
            tabIndex={tab(0)}
          >
            <Checkbox ref={leaveOut} aria-label={texts.selectAll} value={ticked} onChange={onTickPage} />
          </TableHeaderCell>
        )}
        {columns.map(({ name, label, unit, numeric, sortable }, place) => {
          const at = place + before
          const left = held[at]
          return (
            <TableHeaderCell
              key={name}
              data-column={name}
              className={cx(sticky, left === undefined ? above : heldHeader)}
              style={left === undefined ? undefined : { insetInlineStart: left }}
              data-last={left !== undefined && held[at + 1] === undefined ? '' : undefined}
              numeric={numeric}
              tabIndex={tab(at)}
              {...(sortable &&
                onSort && {
                  sort: sort.field !== name ? 'none' : sort.order === 'asc' ? 'ascending' : 'descending',
                  onSort: () => onSort(name),
                })}
            >
              {unit === '' ? label : `${label}（${unit}）`}
              {drag ? (
                <span
                  aria-hidden
                  className={handle}
                  onPointerDown={(event) => drag.start(event, name)}
                  onPointerMove={drag.move}
                  onPointerUp={() => drag.end(name)}
                  onPointerCancel={() => drag.end(name)}
                  onClick={(event) => event.stopPropagation()}
                  onDoubleClick={() => onFit(name)}
                />
              ) : null}
            </TableHeaderCell>
          )
        })}
        {withActions ? (
          <TableHeaderCell data-column="" className={cx(sticky, actionHeader)} tabIndex={tab(columns.length + before)}>
            {texts.actions}
          </TableHeaderCell>
        ) : null}
      </tr>
    </thead>
  )
}

/** Removes the checkbox from the tab order, because its cell handles the keys. */
const leaveOut = (box: HTMLInputElement | null): void => {
  if (box) box.tabIndex = -1
}
