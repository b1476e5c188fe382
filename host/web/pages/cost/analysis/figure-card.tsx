import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { SmallBars } from '../charts/small-bars.tsx'
import { costMessages } from '../cost-messages.ts'
import './figure-card.css'

export interface FigureCardProps {
  readonly title: string
  /** Shown beside the title: a budget or a target. */
  readonly aside: string
  readonly value: string
  readonly recent: readonly number[]
  /** The comparison value, and whether it is good or bad. */
  readonly note: ReactNode
  readonly tone?: 'ok' | 'warn' | 'plain' | undefined
  readonly direction?: 'up' | 'down' | undefined
}

const card = 'portal-figure-card-card'
const top = 'portal-figure-card-top'
const figure = 'portal-figure-card-figure'
const note_ = 'portal-figure-card-note'

/** Shows one figure of the month, its trend, and a note on it. */
export function FigureCard({
  title,
  aside,
  value,
  recent,
  note,
  tone = 'plain',
  direction,
}: FigureCardProps): ReactElement {
  return (
    <section className={card}>
      <div className={top}>
        <h2>{title}</h2>
        <span>{aside}</span>
      </div>
      <div className={figure}>
        <b>{value}</b>
        <SmallBars values={recent} label={costMessages.figures.recent(title)} />
      </div>
      <div className={note_} data-tone={tone}>
        {direction === 'up' ? <ArrowUp aria-hidden /> : direction === 'down' ? <ArrowDown aria-hidden /> : null}
        {note}
      </div>
    </section>
  )
}
