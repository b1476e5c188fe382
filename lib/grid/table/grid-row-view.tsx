import { memo, type MouseEvent, type ReactElement, Suspense } from 'react'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import type { GridColumn } from '../../domain/grid/grid-columns.ts'
import { css, cx } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { TableCell } from '../../ui/table/table-cell.tsx'
import { TableRow } from '../../ui/table/table-row.tsx'
import { actionCell, heldCell, tickColumn } from '../columns/action-column.ts'
import { GridCell } from '../cells/grid-cell.tsx'
import type { GridRow } from '../grid-row.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { nameOf, type RowAbilities, switchIn } from '../operations/row-abilities.ts'
import { RowActions } from '../operations/row-actions.tsx'

const FieldSwitch = lazyPart(() => import('../grid-extras.ts').then(({ FieldSwitch }) => FieldSwitch))
const RowSwitch = lazyPart(() => import('../grid-extras.ts').then(({ RowSwitch }) => RowSwitch))

export interface GridRowViewProps {
  readonly columns: readonly GridColumn[]
  /** Left offsets of the columns that stay in view, in px; first that of the checkboxes, if any. */
  readonly held: readonly number[]
  readonly row: GridRow
  readonly index: number
  /** Index among all rows, from 2: the header is the first. */
  readonly ariaIndex: number
  readonly now: number
  readonly abilities: RowAbilities
  readonly withActions: boolean
  /** Null when rows cannot be selected. */
  readonly ticked: boolean | null
  readonly onTick: (index: number, on: boolean, range: boolean) => void
  readonly current: boolean
  /** Index of the cell in the tab order; -1 in all rows but one. */
  readonly tabColumn: number
}

const line = css({ '& > td': { _focusVisible: { outlineOffset: '-2px' } } })
const fixed = css({ overflow: 'hidden', textOverflow: 'ellipsis' })

/** False for clicks that open a new tab or window, which are left to the browser. */
const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** One row. Renders again only when its own props change. */
export const GridRowView = memo(function GridRowView(props: GridRowViewProps): ReactElement {
  const { columns, held, row, index, ariaIndex, now, abilities, withActions, ticked, onTick, current, tabColumn } =
    props
  const texts = useMessages(configGridMessages)
  const { openColumn } = abilities
  const name = nameOf(row, openColumn ?? columns[0]?.name)
  const before = ticked === null ? 0 : 1
  return (
    <TableRow
      className={line}
      data-index={index}
      aria-rowindex={ariaIndex}
      selected={ticked === true}
      current={current}
      aria-selected={ticked ?? undefined}
    >
      {ticked === null ? null : (
        <TableCell
          className={cx(tickColumn, heldCell)}
          style={{ insetInlineStart: held[0] }}
          tabIndex={tabColumn === 0 ? 0 : -1}
        >
          <TickBox label={texts.selectRow({ name })} ticked={ticked} onTick={(on, range) => onTick(index, on, range)} />
        </TableCell>
      )}
      <RowCells
        columns={columns}
        held={held}
        before={before}
        name={name}
        withActions={withActions}
        row={row}
        now={now}
        abilities={abilities}
        tabColumn={tabColumn}
      />
    </TableRow>
  )
})

type RowCellsProps = Pick<
  GridRowViewProps,
  'columns' | 'held' | 'row' | 'now' | 'abilities' | 'withActions' | 'tabColumn'
> & {
  /** Name of the row. */
  readonly name: string
  /** Number of cells before the first column. */
  readonly before: number
}

/** The cells of a row. Selecting the row does not render them again. */
const RowCells = memo(function RowCells(props: RowCellsProps): ReactElement {
  const { columns, held, before, name, row, now, abilities, withActions, tabColumn } = props
  const inner = tabColumn === -1 ? -1 : 0
  return (
    <>
      {columns.map((column, place) => {
        const at = place + before
        const left = held[at]
        const long = isLong(column)
        return (
          <TableCell
            key={column.name}
            numeric={column.numeric}
            muted={column.field.kind === 'datetime'}
            truncate={long}
            title={long || column.field.kind === 'code' ? nameOf(row, column.name) : undefined}
            className={cx(fixed, left !== undefined && heldCell)}
            style={left === undefined ? undefined : { insetInlineStart: left }}
            data-last={left !== undefined && held[at + 1] === undefined ? '' : undefined}
            tabIndex={at === tabColumn ? 0 : -1}
          >
            <OpenCell column={column} row={row} now={now} abilities={abilities} tabIndex={inner} />
          </TableCell>
        )
      })}
      {withActions ? (
        <TableCell className={actionCell} tabIndex={columns.length + before === tabColumn ? 0 : -1}>
          <RowActions row={row} name={name} abilities={abilities} tabIndex={inner} />
        </TableCell>
      ) : null}
    </>
  )
})

/**
 * The checkbox of a row. It reads the Shift key from the click, because a change event does not contain it; Shift
 * selects all rows since the last selected one.
 */
function TickBox({
  label,
  ticked,
  onTick,
}: {
  readonly label: string
  readonly ticked: boolean
  readonly onTick: (on: boolean, range: boolean) => void
}): ReactElement {
  const press = (event: MouseEvent): void => {
    if (!event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    onTick(!ticked, true)
  }
  return (
    <span onClickCapture={press}>
      <Checkbox ref={leaveOut} aria-label={label} value={ticked} onChange={(on) => onTick(on, false)} />
    </span>
  )
}

/** Removes the checkbox from the tab order; Space on its cell presses it. */
const leaveOut = (box: HTMLInputElement | null): void => {
  if (box) box.tabIndex = -1
}

interface OpenCellProps {
  readonly column: GridColumn
  readonly row: GridRow
  readonly now: number
  readonly abilities: RowAbilities
  readonly tabIndex: 0 | -1
}

function OpenCell({ column, row, now, abilities, tabIndex }: OpenCellProps): ReactElement {
  const { openColumn, href, recordHref, onOperate } = abilities
  const cell = <GridCell column={column} row={row} now={now} />
  const switching = switchIn(abilities, row, column.name)
  if (switching !== null)
    return (
      <Suspense fallback={cell}>
        <RowSwitch label={column.label} row={row} abilities={abilities} operation={switching} tabIndex={tabIndex} />
      </Suspense>
    )
  const change = abilities.grid.switches?.find(({ field, column: shown = field }) => shown === column.name)
  if (change !== undefined)
    return (
      <Suspense fallback={cell}>
        <FieldSwitch column={column} change={change} row={row} abilities={abilities} tabIndex={tabIndex}>
          {cell}
        </FieldSwitch>
      </Suspense>
    )
  const id = row.keyValue
  if (column.name !== openColumn || id === null) {
    const to = namedBy(column, row, recordHref)
    return to === undefined ? (
      cell
    ) : (
      <a href={to} tabIndex={tabIndex}>
        {cell}
      </a>
    )
  }
  const address = href?.(id)
  if (address === undefined)
    return (
      <Button variant="link" tabIndex={tabIndex} onClick={() => onOperate('view', row)}>
        {cell}
      </Button>
    )
  return (
    <a
      href={address}
      tabIndex={tabIndex}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        onOperate('view', row)
      }}
    >
      {cell}
    </a>
  )
}

/** The address of the record a cell names, if it names one and shows its text. */
function namedBy(
  { name, field }: GridColumn,
  row: GridRow,
  recordHref: RowAbilities['recordHref'],
): string | undefined {
  const key = row[name]
  return field.kind === 'id' && field.picks !== undefined && typeof key === 'string' && row.refValues[name]
    ? recordHref?.(field.picks, key)
    : undefined
}

const isLong = ({ field: { kind } }: GridColumn): boolean =>
  kind === 'address' || kind === 'textarea' || kind === 'text' || kind === 'codes'
