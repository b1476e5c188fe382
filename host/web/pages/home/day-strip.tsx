import type { ReactElement } from 'react'
import type { Day } from 'fangkit/domain'
import { SkeletonBlock, Tag, VisuallyHidden } from 'fangkit/ui'
import { css } from '../../../../lib/styled-system/css/index.js'
import { messages } from './messages.ts'
import type { StripDay } from './task-filter.ts'

export interface DayStripProps {
  /** Null while it is not known what the days hold. */
  readonly days: readonly StripDay[] | null
  readonly chosen: Day | null
  readonly onChoose: (day: Day | null) => void
}

/** So many kinds of work of a day are named. */
const NAMED = 2

// What is only read aloud is placed inside of it, and scrolls along.
const strip = css({ position: 'relative', display: 'flex', overflowX: 'auto', borderWidth: '1px', borderStyle: 'solid', borderColor: 'line', borderRadius: 'lg', backgroundColor: 'surface', minHeight: '102px' })
const cell = css({
  flex: '1 0 70px', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2', minWidth: '0', paddingBlock: '6', paddingInline: '8', textAlign: 'start', cursor: 'pointer', color: 'ink',
  borderTopWidth: '2px', borderTopStyle: 'solid', borderTopColor: 'transparent',
  '& + &': { borderInlineStartWidth: '1px', borderInlineStartStyle: 'solid', borderInlineStartColor: 'line' },
  '& small': { textStyle: 'note', color: 'ink-3' },
  '& b': { fontWeight: 'strong' },
  '&[data-past] b': { fontWeight: 'normal', color: 'ink-2' },
  '&[data-weekend]': { backgroundColor: 'surface-2' },
  '&:hover': { backgroundColor: 'surface-3' },
  '&[data-today]': { backgroundColor: 'brand-soft', color: 'brand-ink', borderTopColor: 'brand' },
  '&[data-today] small': { color: 'brand-ink' },
  '&[aria-pressed=true]': { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'brand', outlineOffset: '-2px' },
  _focusVisible: { outlineOffset: '-2px' },
})
const tags = css({ display: 'grid', gap: '2', width: 'full', minWidth: '0', gridTemplateColumns: 'minmax(0, max-content)', '& > span': { display: 'grid', '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } } })

/** Two weeks around today; a day that is chosen leaves only its own to-dos in the list. */
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
          <small>{short[weekday]}<VisuallyHidden> {text.spoken(day, count)}</VisuallyHidden></small>
          <b>{isToday ? `${text.today} ` : ''}{Number(day.slice(8))}</b>
          <span className={tags}>
            {marks.slice(0, NAMED).map(({ title, tone, count: times }) => <span key={`${tone} ${title}`} title={title}><Tag tone={tone} size="sm">{times > 1 ? `${title} ${times}` : title}</Tag></span>)}
            {marks.length > NAMED ? <small>{text.more(marks.slice(NAMED).reduce((sum, { count: times }) => sum + times, 0))}</small> : null}
          </span>
        </button>
      ))}
    </section>
  )
}
