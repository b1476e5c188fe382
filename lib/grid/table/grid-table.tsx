import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { GridColumn } from '../../domain/grid/grid-columns.ts'
import { css, cx } from '../../styled-system/css/index.js'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { Table } from '../../ui/table/table.tsx'
import { TICK_WIDTH } from '../columns/action-column.ts'
import type { Cell } from '../cells/cell-moves.ts'
import { GridHead } from './grid-head.tsx'
import { WIDTH_STEP } from '../columns/grid-layout.ts'
import type { GridQuery } from '../grid-query.ts'
import { GridRowView } from './grid-row-view.tsx'
import type { GridRow } from '../grid-row.ts'
import type { RowAbilities } from '../operations/row-abilities.ts'
import { useCellFocus } from '../cells/use-cell-focus.ts'
import type { RowsInView } from './virtual-rows.tsx'
import { measuredWidths, useColumnDrag } from '../columns/use-column-drag.ts'
import { useNow } from './use-now.ts'
import type { RowTicks } from '../selection/use-row-ticks.ts'

export interface GridColumnsShown {
  readonly columns: readonly GridColumn[]
  /** In px; null for the width of the content. */
  readonly widths: readonly number[] | null
  /** How many columns stay in view on the left. */
  readonly held: number
  /** Null when widths cannot be changed. */
  readonly onWidths: ((widths: Readonly<Record<string, number | null>>) => void) | null
}

export interface GridTableProps {
  readonly label: string
  readonly shown: GridColumnsShown
  readonly rows: readonly GridRow[]
  /** Number of rows before these, and of all pages. */
  readonly first: number
  readonly total: number
  readonly sort: GridQuery['sort']
  /** Absent when the list cannot be sorted. */
  readonly onSort?: ((field: string) => void) | undefined
  readonly abilities: RowAbilities
  readonly ticks: RowTicks | null
  /** Key of the record that is open beside the list. */
  readonly current: string | null
  readonly scroller: RefObject<HTMLElement | null>
  /** The rows belong to an earlier query; the next ones are loading. */
  readonly busy: boolean
  /** Shown below the header instead of rows. */
  readonly children?: ReactNode
}

// Collapsed borders would not stay with a sticky header.
const sheet = css({
  borderCollapse: 'separate',
  borderSpacing: '0px',
  minWidth: 'full',
  '&[data-fixed]': { tableLayout: 'fixed' },
  // Long texts are truncated first when the list is narrow.
  '&:not([data-fixed]) td[data-truncate]': { maxWidth: 'clamp(200px, 24cqi, 280px)' },
  // An unsorted column shows its arrow on hover; the arrow takes no space of its own.
  '& th svg[data-idle]': { marginInlineEnd: '-17px', opacity: '0' },
  '& th:is(:hover, :focus, :focus-within) svg[data-idle]': { opacity: '1' },
})
const dimmed = css({ '& td': { opacity: '0.6' } })
const ACTION_WIDTH = 150
/** Up to this many rows are all rendered; of longer pages only the rows in view. */
export const ALL_DRAWN = 60
const VirtualRows = lazyPart(() => import('./virtual-rows.tsx').then(({ VirtualRows }) => VirtualRows))

/** The rows of a list below a sticky header, as a grid with arrow key navigation. */
export function GridTable(props: GridTableProps): ReactElement {
  const { label, shown, rows, first, total, sort, onSort, abilities, ticks, scroller, busy, children } = props
  const { columns, onWidths } = shown
  const now = useNow()
  const table = useRef<HTMLTableElement>(null)
  const withActions = abilities.operations.length > 0
  const keys = useGridKeys(props, table, withActions)
  const withTicks = ticks !== null
  const held = useMemo(() => heldOffsets(shown, withTicks), [shown, withTicks])
  const freeze = useCallback(
    (widths: Readonly<Record<string, number>>) => (shown.widths === null ? onWidths?.(widths) : undefined),
    [shown.widths, onWidths],
  )
  const drag = useColumnDrag(freeze, (name, width) => onWidths?.({ [name]: width }))
  useLayoutEffect(() => {
    // Header cells handle the keys; their buttons are for the pointer only.
    for (const button of table.current?.tHead?.querySelectorAll('button') ?? []) button.tabIndex = -1
  })
  const isLong = rows.length > ALL_DRAWN
  const [view, setView] = useState<RowsInView | null>(null)
  const draw = (index: number): ReactNode => {
    const row = rows[index]
    return row ? (
      <GridRowView
        key={row.keyValue ?? index}
        columns={columns}
        held={held}
        row={row}
        index={index}
        ariaIndex={first + index + 2}
        now={now}
        abilities={abilities}
        withActions={withActions}
        ticked={ticks === null ? null : ticks.has(row)}
        onTick={ticks?.tickRow ?? ignore}
        current={props.current !== null && row.keyValue === props.current}
        tabColumn={index === keys.cell.row ? keys.cell.column : -1}
      />
    ) : null
  }
  return (
    <>
      <Table
        ref={table}
        role="grid"
        label={label}
        tight
        className={sheet}
        data-fixed={shown.widths === null ? undefined : ''}
        style={shown.widths === null ? undefined : { width: tableWidth(shown.widths, withTicks, withActions) }}
        aria-busy={busy}
        aria-rowcount={total + 1}
        aria-multiselectable={ticks ? true : undefined}
        onFocus={keys.onFocus}
        onKeyDown={keys.onKeyDown}
      >
        {shown.widths === null ? null : (
          <colgroup>
            {ticks ? <col style={{ width: TICK_WIDTH }} /> : null}
            {columns.map(({ name }, at) => (
              <col key={name} data-column={name} style={{ width: shown.widths?.[at] }} />
            ))}
            {withActions ? <col style={{ width: ACTION_WIDTH }} /> : null}
          </colgroup>
        )}
        <GridHead
          columns={columns}
          held={held}
          sort={sort}
          onSort={onSort}
          withActions={withActions}
          ticked={ticks?.page ?? null}
          onTickPage={ticks?.tickPage ?? ignore}
          drag={onWidths ? drag : null}
          onFit={(name) => onWidths?.({ [name]: null })}
          tabColumn={keys.cell.row === -1 ? keys.cell.column : -1}
        />
        <tbody className={cx(busy && dimmed)}>
          {isLong && view !== null
            ? drawView(view, rows.length, draw)
            : rows.slice(0, ALL_DRAWN).map((_row, at) => draw(at))}
        </tbody>
      </Table>
      {isLong ? (
        <Suspense>
          <VirtualRows
            scroller={scroller}
            count={rows.length}
            held={keys.cell.row}
            reveal={keys.reveal}
            onView={setView}
          />
        </Suspense>
      ) : null}
      {children}
    </>
  )
}

const ignore = (): void => undefined

/** The rows in view, with space for the others. */
function drawView({ rows, after }: RowsInView, count: number, draw: (index: number) => ReactNode): ReactNode[] {
  const drawn: ReactNode[] = []
  for (const { index, before } of rows) {
    // The list may have become shorter since.
    if (index >= count) break
    if (before > 0) drawn.push(<Spacer key={`before ${index}`} height={before} />)
    drawn.push(draw(index))
  }
  if (after > 0) drawn.push(<Spacer key="after" height={after} />)
  return drawn
}

function Spacer({ height }: { readonly height: number }): ReactElement {
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

/** Handles Enter, Space, Ctrl+A, Alt with an arrow and the menu key on the focused cell. */
function useGridKeys(
  { shown: { columns, widths, onWidths }, rows, sort: _sort, onSort, abilities, ticks, scroller }: GridTableProps,
  table: RefObject<HTMLTableElement | null>,
  withActions: boolean,
) {
  const before = ticks ? 1 : 0
  const reveal = useRef<((row: number) => void) | null>(null)
  const page = (): number => {
    const height = table.current?.querySelector('tr[data-index]')?.clientHeight ?? 0
    return height === 0 ? 1 : Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2)
  }
  const width = (column: GridColumn | undefined, step: number): boolean => {
    if (!column || !onWidths) return false
    const measured = measuredWidths(table.current)
    onWidths({ ...(widths === null && measured), [column.name]: (measured[column.name] ?? 0) + step })
    return true
  }
  const onHeader = (event: KeyboardEvent, column: GridColumn | undefined, isTicks: boolean): boolean => {
    if (event.altKey)
      return event.key === 'ArrowLeft'
        ? width(column, -WIDTH_STEP)
        : event.key === 'ArrowRight'
          ? width(column, WIDTH_STEP)
          : false
    if (event.key !== 'Enter' && event.key !== ' ') return false
    if (isTicks) ticks?.tickPage(ticks.page !== true)
    else if (column?.sortable && onSort) onSort(column.name)
    else return false
    return true
  }
  const onKey = (event: KeyboardEvent, { row: at, column: place }: Cell): boolean => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a' && ticks) {
      ticks.tickPage(true)
      return true
    }
    const isCell = event.target instanceof HTMLTableCellElement
    if (at === -1) return isCell && onHeader(event, columns[place - before], before === 1 && place === 0)
    const row = rows[at]
    if (!row || event.altKey) return false
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) return openMenu(table.current, at)
    if (event.key === ' ' && isCell && ticks) {
      ticks.tickRow(at, !ticks.has(row), event.shiftKey)
      return true
    }
    if (event.key !== 'Enter' || !isCell || event.shiftKey) return false
    if (abilities.openColumn !== null) abilities.onOperate('view', row)
    return abilities.openColumn !== null
  }
  const focus = useCellFocus({
    table,
    rows: rows.length,
    columns: columns.length + before + (withActions ? 1 : 0),
    page,
    reveal,
    onKey,
  })
  return { ...focus, reveal }
}

/** Opens the menu of a row; when the row has no menu, focuses its first action. */
function openMenu(table: HTMLTableElement | null, row: number): boolean {
  const line = table?.querySelector(`tr[data-index="${row}"]`)
  const more = line?.querySelector<HTMLElement>('[data-row-menu]')
  more?.focus()
  more?.click()
  if (!more) line?.querySelector<HTMLElement>('td:last-child button')?.focus()
  return true
}

/** Left offsets in px at which sticky columns stay while the others scroll. */
function heldOffsets({ held, widths }: GridColumnsShown, withTicks: boolean): readonly number[] {
  const offsets = withTicks ? [0] : []
  let left = withTicks ? TICK_WIDTH : 0
  for (let column = 0; column < held; column += 1) {
    offsets.push(left)
    left += widths?.[column] ?? 0
  }
  return offsets
}

function tableWidth(widths: readonly number[], withTicks: boolean, withActions: boolean): number {
  return widths.reduce((sum, width) => sum + width, (withTicks ? TICK_WIDTH : 0) + (withActions ? ACTION_WIDTH : 0))
}
