import type { ReactElement } from 'react'
import type { Day } from 'fangkit/domain'
import { SkeletonBlock, Tag, VisuallyHidden } from 'fangkit/ui'
import { messages } from './home-messages.ts'
import type { StripDay } from './task-filter.ts'
import './day-strip.css'

export interface DayStripProps {
  /** Null while the tasks of the days are not known. */
  readonly days: readonly StripDay[] | null
  readonly chosen: Day | null
  readonly onChoose: (day: Day | null) => void
}

/** Number of kinds of work named per day. */
const NAMED = 2

// Contains the texts for screen readers, so that they scroll with the strip.
const strip = 'portal-day-strip-strip'
const cell = 'portal-day-strip-cell'
const tags = 'portal-day-strip-tags'

/** Two weeks around today; selecting a day limits the list to its tasks. */
export function DayStrip({ days, chosen, onChoose }: DayStripProps): ReactElement {
  const { strip: text, short } = messages
  if (days === null) return <SkeletonBlock height="102px" />
  return (
    <section className={strip} aria-label={text.title}>
      {days.map(({ day, weekday, isToday, isPast, isWeekend, count, marks }) => (
        <button
          key={day}
          type="button"
          className={cell}
          data-past={isPast ? '' : undefined}
          data-today={isToday ? '' : undefined}
          data-weekend={isWeekend ? '' : undefined}
          aria-pressed={day === chosen}
          data-day={day}
          title={text.day(day, short[weekday] ?? '', count)}
          onClick={() => onChoose(day === chosen ? null : day)}
        >
          <small>
            {short[weekday]}
            <VisuallyHidden> {text.spoken(day, count)}</VisuallyHidden>
          </small>
          <b>
            {isToday ? `${text.today} ` : ''}
            {Number(day.slice(8))}
          </b>
          <span className={tags}>
            {marks.slice(0, NAMED).map(({ title, tone, count: times }) => (
              <span key={`${tone} ${title}`} title={title}>
                <Tag tone={tone} size="sm">
                  {times > 1 ? `${title} ${times}` : title}
                </Tag>
              </span>
            ))}
            {marks.length > NAMED ? (
              <small>{text.more(marks.slice(NAMED).reduce((sum, { count: times }) => sum + times, 0))}</small>
            ) : null}
          </span>
        </button>
      ))}
    </section>
  )
}
