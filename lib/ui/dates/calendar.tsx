import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactElement, useId, useState } from 'react'
import { calendar } from '../../styled-system/recipes/index.js'
import { Button } from '../buttons/button.tsx'
import { calendarCells, cellOf } from './calendar-cells.ts'
import { type DateRange, type DayLimits, monthOf, openingDay, shiftMonths, yearOf, yearsOf } from './calendar-days.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { type CalendarView, inMonth, movedBy, PAGE_MONTHS } from './calendar-moves.ts'
import { flag } from '../dom/flag.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { useUiText } from '../ui-text.tsx'
import type { UiText } from '../ui-texts.ts'

/** The picked day or month, the limits, and what the calendar announces. */
export interface CalendarProps extends DayLimits {
  /** `YYYY-MM-DD`, or `YYYY-MM` where months are picked. */
  readonly value: string | null
  /** Called when the user picks a day, or a month. */
  readonly onChange: (value: string) => void
  /** `day` when absent. */
  readonly picks?: 'day' | 'month' | undefined
  /** Name of the calendar, such as the purpose of the day. */
  readonly label?: string | undefined
  /** The range drawn as chosen, both ends included. */
  readonly range?: DateRange | undefined
  readonly disabled?: boolean | undefined
  /** Days can be looked at but not picked. */
  readonly readOnly?: boolean | undefined
}

const titleOf = (view: CalendarView, cursor: string, text: UiText): string => {
  if (view === 'day') return text.yearMonth(yearOf(cursor), monthOf(cursor))
  if (view === 'month') return text.yearName(yearOf(cursor))
  const years = yearsOf(cursor)
  return `${years[0]} – ${years.at(-1)}`
}
const arrowNames = (view: CalendarView, text: UiText): readonly [string, string] => {
  if (view === 'day') return [text.previousMonth, text.nextMonth]
  return view === 'month' ? [text.previousYear, text.nextYear] : [text.previousYears, text.nextYears]
}

/**
 * Picks a day from a month. The title switches to the months of the year, and then to years. Arrow keys, Home, End,
 * PageUp and PageDown move the cursor.
 */
export function Calendar(props: CalendarProps): ReactElement {
  const { value, onChange, picks = 'day', label, range, disabled = false, readOnly = false, ...limits } = props
  const text = useUiText()
  const titleId = useId()
  const [cursor, setCursor] = useState(() => openingDay(value, limits))
  const [view, setView] = useState<CalendarView>(picks)
  const [seen, setSeen] = useState(value)
  // After a key press or a change of view the focus is in the grid; pressing the arrows with a mouse does not move it.
  const [focused, setFocused] = useState(false)
  const classes = calendar()
  const [before, after] = arrowNames(view, text)

  if (value !== seen) {
    setSeen(value)
    if (value !== null) setCursor(openingDay(value, limits))
  }
  const turn = (pages: number): void => {
    setFocused(false)
    setCursor(shiftMonths(cursor, pages * PAGE_MONTHS[view]))
  }
  const show = (next: CalendarView): void => {
    setFocused(true)
    setView(next)
  }
  const pick = (key: string): void => {
    const to = view === 'day' ? key : inMonth(cursor, key)
    setCursor(to)
    if (view === picks) onChange(key)
    else show(view === 'year' ? 'month' : 'day')
  }
  const chosen = [value, range?.from, range?.to].filter((day) => day !== null && day !== undefined)

  return (
    // biome-ignore lint/a11y/useSemanticElements: the group holds a title and a grid, not the inputs of a fieldset
    <div role="group" aria-label={label} className={classes.root} data-disabled={flag(disabled)}>
      <div className={classes.header}>
        <IconButton
          size="sm"
          label={before}
          disabled={disabled}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => turn(-1)}
        />
        <span aria-live="polite" id={titleId} className={classes.title}>
          {view === 'year' ? (
            titleOf(view, cursor, text)
          ) : (
            <Button
              variant="text"
              size="sm"
              disabled={disabled}
              onClick={() => show(view === 'day' ? 'month' : 'year')}
            >
              {titleOf(view, cursor, text)}
            </Button>
          )}
        </span>
        <IconButton
          size="sm"
          label={after}
          disabled={disabled}
          icon={<ChevronRight aria-hidden />}
          onClick={() => turn(1)}
        />
      </div>
      <CalendarGrid
        labelledBy={titleId}
        heads={view === 'day' ? text.weekdays : undefined}
        rows={calendarCells(view, { ...limits, cursor, chosen, range }, text)}
        cursor={cellOf(view, cursor)}
        focused={focused}
        disabled={disabled}
        readOnly={readOnly}
        onPick={pick}
        onKey={(key, shift) => {
          const to = movedBy(view, cursor, key, shift)
          if (to === null) return false
          setFocused(true)
          setCursor(to)
          return true
        }}
      />
    </div>
  )
}
