import { type KeyboardEvent, useRef, useState } from 'react'

export interface RowKeys {
  /** The row that takes part in tabbing; the others are reached by arrow keys. */
  readonly current: number
  readonly setCurrent: (index: number) => void
  readonly refOf: (index: number) => (element: HTMLTableRowElement | null) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Arrow keys, Home and End move between rows; Enter opens the one they are on. */
export function useRowKeys(count: number, onOpen: ((index: number) => void) | null): RowKeys {
  const [wanted, setCurrent] = useState(0)
  const elements = useRef(new Map<number, HTMLTableRowElement>())
  const current = Math.max(0, Math.min(wanted, count - 1))

  const moves: Readonly<Record<string, number>> = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: count - 1 }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      elements.current.get(Math.max(0, Math.min(next, count - 1)))?.focus()
    } else if (event.key === 'Enter' && onOpen && event.target === elements.current.get(current)) {
      event.preventDefault()
      onOpen(current)
    }
  }
  return {
    current,
    setCurrent,
    refOf: (index) => (element) => {
      if (element) elements.current.set(index, element)
      else elements.current.delete(index)
    },
    onKeyDown,
  }
}
