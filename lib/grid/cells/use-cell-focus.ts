import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isFocusLost } from '../../ui/dom/focused-near.ts'
import { isComposing } from '../../ui/dom/is-composing.ts'
import { type Cell, heldCell, nextCell } from './cell-moves.ts'

export interface CellFocusOptions {
  readonly table: RefObject<HTMLTableElement | null>
  readonly rows: number
  readonly columns: number
  /** Number of rows that PageUp and PageDown move by. */
  readonly page: () => number
  /** Renders a row that is scrolled out of the virtual list. */
  readonly reveal: { readonly current: ((row: number) => void) | null }
  /** Handles a key on a cell that does not move the focus; true when it was handled. */
  readonly onKey: (event: KeyboardEvent, cell: Cell) => boolean
}

export interface CellFocus {
  /** The cell in the tab order; the others are reached by arrow keys. */
  readonly cell: Cell
  readonly onFocus: (event: FocusEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Arrow keys, Home, End, PageUp and PageDown move between cells. When a row is removed, the focus moves to the row in
 * its place.
 */
export function useCellFocus({ table, rows, columns, page, reveal, onKey }: CellFocusOptions): CellFocus {
  const [requested, setRequested] = useState<Cell>({ row: 0, column: 0 })
  const cell = heldCell(requested, { rows, columns })
  const pending = useRef(false)
  const inside = useRef(false)

  // After every rendering: the row that should get the focus may be among the new ones.
  useLayoutEffect(() => {
    const element = elementOf(table.current, cell)
    if (!element) return
    if (pending.current) {
      pending.current = false
      element.focus()
    } else if (inside.current && table.current !== null && isFocusLost(table.current))
      element.focus({ preventScroll: true })
  })
  useFocusInside(table, inside)

  return {
    cell,
    onFocus(event) {
      const at = cellOf(table.current, event.target)
      if (at && (at.row !== cell.row || at.column !== cell.column)) setRequested(at)
    },
    onKeyDown(event) {
      const at = isComposing(event) || event.defaultPrevented ? null : cellOf(table.current, event.target)
      if (!at || event.altKey) {
        if (at && onKey(event, at)) event.preventDefault()
        return
      }
      const next = event.shiftKey
        ? null
        : nextCell(at, { key: event.key, toEnd: event.ctrlKey || event.metaKey }, { rows, columns, page: page() })
      if (next === null) {
        if (onKey(event, at)) event.preventDefault()
        return
      }
      event.preventDefault()
      pending.current = true
      if (next.row >= 0) reveal.current?.(next.row)
      setRequested({ ...next })
    },
  }
}

/** Tracks whether the table contains the focus, because a focused element that is removed sends no event. */
function useFocusInside(table: RefObject<HTMLTableElement | null>, inside: { current: boolean }): void {
  useEffect(() => {
    const { current } = table
    const enter = () => {
      inside.current = true
    }
    const leave = (event: globalThis.FocusEvent) => {
      const to = event.relatedTarget
      // No related target and still in the document: the user clicked outside every control, or left the window.
      if (to instanceof Node ? !current?.contains(to) : event.target instanceof Node && event.target.isConnected)
        inside.current = false
    }
    current?.addEventListener('focusin', enter)
    current?.addEventListener('focusout', leave)
    return () => {
      current?.removeEventListener('focusin', enter)
      current?.removeEventListener('focusout', leave)
    }
  }, [table, inside])
}

function rowElement(table: HTMLTableElement | null, row: number): HTMLTableRowElement | null {
  return row < 0
    ? (table?.tHead?.rows[0] ?? null)
    : (table?.querySelector<HTMLTableRowElement>(`tr[data-index="${row}"]`) ?? null)
}

function elementOf(table: HTMLTableElement | null, { row, column }: Cell): HTMLElement | null {
  return rowElement(table, row)?.cells[column] ?? null
}

/** The cell around an element of this table; null for events from its overlays. */
function cellOf(table: HTMLTableElement | null, target: EventTarget): Cell | null {
  const element =
    target instanceof Element && table?.contains(target) ? target.closest<HTMLTableCellElement>('td, th') : null
  const line = element?.closest('tr')
  if (!element || !line) return null
  return { row: line.dataset['index'] === undefined ? -1 : Number(line.dataset['index']), column: element.cellIndex }
}
