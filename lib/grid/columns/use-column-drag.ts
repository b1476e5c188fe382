import { type PointerEvent, useRef } from 'react'
import { fitWidth } from './grid-layout.ts'

interface Drag {
  readonly column: HTMLTableColElement
  readonly table: HTMLTableElement
  readonly from: number
  readonly width: number
  /** Width of the table without the column, in px. */
  readonly others: number
  now: number
}

export interface ColumnDrag {
  /** Event handler of the handle at the end of a header cell. */
  readonly start: (event: PointerEvent<HTMLElement>, name: string) => void
  readonly move: (event: PointerEvent<HTMLElement>) => void
  readonly end: (name: string) => void
}

/** Widths on screen by column, in px. */
export function measuredWidths(table: HTMLTableElement | null): Readonly<Record<string, number>> {
  const cells = [...(table?.tHead?.rows[0]?.cells ?? [])]
  return Object.fromEntries(
    cells.flatMap((cell) =>
      cell.dataset['column'] === undefined
        ? []
        : [[cell.dataset['column'], fitWidth(cell.getBoundingClientRect().width)] as const],
    ),
  )
}

/**
 * Resizes a column by dragging. Rows do not render again meanwhile: only the column changes.
 *
 * @param onFreeze called before the first drag, to fix the current widths of all columns
 */
export function useColumnDrag(
  onFreeze: (widths: Readonly<Record<string, number>>) => void,
  onWidth: (name: string, width: number) => void,
): ColumnDrag {
  const drag = useRef<Drag | null>(null)
  return {
    start(event, name) {
      const handle = event.currentTarget
      const table = handle.closest('table')
      const head = handle.closest('th')
      if (!table || !head || event.button !== 0) return
      event.preventDefault()
      onFreeze(measuredWidths(table))
      handle.setPointerCapture(event.pointerId)
      const column = table.querySelector<HTMLTableColElement>(`col[data-column="${name}"]`)
      const width = head.getBoundingClientRect().width
      if (column)
        drag.current = {
          column,
          table,
          from: event.clientX,
          width,
          others: table.getBoundingClientRect().width - width,
          now: width,
        }
    },
    move(event) {
      const { current } = drag
      if (!current) return
      current.now = fitWidth(current.width + event.clientX - current.from)
      current.column.style.width = `${current.now}px`
      current.table.style.width = `${current.others + current.now}px`
    },
    end(name) {
      const { current } = drag
      drag.current = null
      if (current && current.now !== Math.round(current.width)) onWidth(name, current.now)
    },
  }
}
