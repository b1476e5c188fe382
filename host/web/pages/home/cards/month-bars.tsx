import type { ReactElement } from 'react'
import './month-bars.css'

export interface MonthBarsProps {
  readonly label: string
  readonly months: readonly { readonly name: string; readonly value: number; readonly text: string }[]
}

const chart = 'portal-month-bars-chart'
const bar = 'portal-month-bars-bar'
/** Height of the highest bar in pixels; the numbers are above and below it. */
const HIGHEST = 64

/** One bar per month with its number; the last one is the current month. */
export function MonthBars({ label, months }: MonthBarsProps): ReactElement {
  const most = Math.max(1, ...months.map(({ value }) => value))
  return (
    <ul className={chart} aria-label={label}>
      {months.map(({ name, value, text }) => (
        <li key={name} className={bar}>
          <span>{text}</span>
          <i aria-hidden style={{ height: `${Math.round((value / most) * HIGHEST)}px` }} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
