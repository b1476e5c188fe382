import type { MouseEvent, ReactElement, Ref } from 'react'
import { configGridMessages } from '../locale/zh-cn/config-grid.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { Button } from '../ui/button.tsx'
import { TableCell } from '../ui/table-cell.tsx'
import { TableRow } from '../ui/table-row.tsx'
import { actionCell } from './action-column.ts'
import { GridCell } from './grid-cell.tsx'
import type { GridColumn } from './grid-columns.ts'
import type { GridRow } from './grid-row.ts'
import type { GridAction } from './grid-events.ts'

/** What a row can do for this person. */
export interface RowAbilities {
  /** The column whose cell opens the record; null when nothing opens. */
  readonly openColumn: string | null
  readonly edit: boolean
  readonly clone: boolean
  readonly href?: ((id: string) => string) | undefined
  readonly onAct: (action: GridAction, row: GridRow) => void
}

export interface GridRowViewProps {
  readonly columns: readonly GridColumn[]
  readonly row: GridRow
  readonly now: number
  readonly abilities: RowAbilities
  readonly withActions: boolean
  readonly tabIndex: 0 | -1
  readonly onFocus: () => void
  readonly rowRef: Ref<HTMLTableRowElement>
}

const line = css({ _focusVisible: { outlineOffset: '-2px' } })
const acts = css({ display: 'flex', alignItems: 'center', gap: '14' })

/** A press that asks the browser for a new tab or window stays the browser's. */
const isPlainPress = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export function GridRowView(props: GridRowViewProps): ReactElement {
  const { columns, row, now, abilities, withActions, tabIndex, onFocus, rowRef } = props
  const texts = useMessages(configGridMessages)
  const { openColumn, edit, clone, href, onAct } = abilities
  const name = nameOf(row, openColumn ?? columns[0]?.name)
  const id = row.keyValue
  return (
    <TableRow ref={rowRef} className={line} tabIndex={tabIndex} onFocus={onFocus}>
      {columns.map((column) => {
        const cell = <GridCell column={column} row={row} now={now} />
        return (
          <TableCell key={column.name} numeric={column.numeric} muted={column.field.kind === 'datetime'} truncate={isLong(column)} title={isLong(column) ? nameOf(row, column.name) : undefined}>
            {column.name !== openColumn || id === null ? (
              cell
            ) : href ? (
              <a
                href={href(id)}
                onClick={(event) => {
                  if (!isPlainPress(event)) return
                  event.preventDefault()
                  onAct('VIEW', row)
                }}
              >
                {cell}
              </a>
            ) : (
              <Button variant="link" onClick={() => onAct('VIEW', row)}>{cell}</Button>
            )}
          </TableCell>
        )
      })}
      {withActions ? (
        <TableCell className={actionCell}>
          <span className={acts}>
            {edit ? <Button variant="link" aria-label={texts.editRow({ name })} onClick={() => onAct('EDIT', row)}>{texts.edit}</Button> : null}
            {clone ? <Button variant="link" aria-label={texts.cloneRow({ name })} onClick={() => onAct('CLONE', row)}>{texts.clone}</Button> : null}
          </span>
        </TableCell>
      ) : null}
    </TableRow>
  )
}

const isLong = ({ field: { kind } }: GridColumn): boolean => kind === 'address' || kind === 'textarea' || kind === 'text'

/** What a row or cell is called in a sentence. */
function nameOf(row: GridRow, column: string | undefined): string {
  if (column === undefined) return row.keyValue ?? ''
  return row.refValues[column] ?? String(row[column] ?? '')
}
