import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from 'react'
import { calendar, select } from '../../styled-system/recipes/index.js'

export interface TimeColumnProps {
  readonly label: string
  /** Number of rows: 24 hours or 60 minutes. */
  readonly count: number
  /** Two digits. */
  readonly value: string | null
  readonly onChange: (value: string) => void
}

const padded = (value: number): string => String(value).padStart(2, '0')

/** A list of hours, minutes or seconds. Arrow keys choose at once and wrap around at either end. */
export function TimeColumn({ label, count, value, onChange }: TimeColumnProps): ReactElement {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value means another row
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (chosen && list.current)
      list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2 + chosen.clientHeight / 2
  }, [value])

  const press = (event: KeyboardEvent): void => {
    const now = Number(value ?? 0)
    const to = {
      ArrowDown: value === null ? 0 : (now + 1) % count,
      ArrowUp: (now + count - 1) % count,
      PageDown: Math.min(now + 10, count - 1),
      PageUp: Math.max(now - 10, 0),
      Home: 0,
      End: count - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onChange(padded(to))
  }
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={value === null ? undefined : `${id}${value}`}
      className={calendar().column}
      onKeyDown={press}
    >
      {Array.from({ length: count }, (_, index) => padded(index)).map((part) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={part}
          id={`${id}${part}`}
          role="option"
          aria-selected={part === value}
          data-state={part === value ? 'checked' : 'unchecked'}
          className={select().option}
          onClick={() => onChange(part)}
        >
          {part}
        </div>
      ))}
    </div>
  )
}
