import type { ReactElement } from 'react'
import { css } from '../../../../lib/styled-system/css/index.js'

export interface MonthBarsProps {
  readonly label: string
  readonly months: readonly { readonly name: string; readonly value: number; readonly text: string }[]
}

const chart = css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(2px, 1fr)', alignItems: 'end', gap: '4', height: '104px' })
const bar = css({
  display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', alignItems: 'center', height: 'full', minWidth: '0', whiteSpace: 'nowrap', textStyle: 'micro', color: 'ink-3',
  '& > i': { display: 'block', width: 'full', maxWidth: '24px', minHeight: '2px', borderRadius: '2px', backgroundColor: 'brand-line', _forcedColors: { backgroundColor: 'Highlight' } },
  '&:last-child': { color: 'ink', fontWeight: 'strong', '& > i': { backgroundColor: 'brand-solid' } },
})
/** Pixels of the highest bar; its numbers stand above and below. */
const HIGHEST = 64

/** A bar for each month with its number; the last one is the month that is not over yet. */
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
