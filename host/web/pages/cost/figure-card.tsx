import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { css } from '../../../../lib/styled-system/css/index.js'
import { SmallBars } from './charts/small-bars.tsx'
import { costMessages } from './messages.ts'

export interface FigureCardProps {
  readonly title: string
  /** Beside the title: a budget, a target. */
  readonly aside: string
  readonly value: string
  readonly recent: readonly number[]
  /** What it is compared with, and whether that is good news. */
  readonly note: ReactNode
  readonly tone?: 'ok' | 'warn' | 'plain' | undefined
  readonly direction?: 'up' | 'down' | undefined
}

const card = css({ display: 'grid', gap: '4', alignContent: 'start', paddingBlock: '12', paddingInline: '20', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg', backgroundColor: 'surface' })
const top = css({ display: 'flex', justifyContent: 'space-between', gap: '8', textStyle: 'label', color: 'ink-2', '& > h2': { fontWeight: 'normal' } })
const figure = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8', '& > b': { textStyle: 'figure' } })
const note_ = css({ display: 'flex', alignItems: 'center', gap: '6', minHeight: '20px', textStyle: 'label', color: 'ink-2', '&[data-tone=ok]': { color: 'ok' }, '&[data-tone=warn]': { color: 'warn' }, '& > svg': { flex: 'none', width: '14px', height: '14px' } })

/** One figure of the month, how it went of late, and what to make of it. */
export function FigureCard({ title, aside, value, recent, note, tone = 'plain', direction }: FigureCardProps): ReactElement {
  return (
    <section className={card}>
      <div className={top}><h2>{title}</h2><span>{aside}</span></div>
      <div className={figure}><b>{value}</b><SmallBars values={recent} label={costMessages.figures.recent(title)} /></div>
      <div className={note_} data-tone={tone}>
        {direction === 'up' ? <ArrowUp aria-hidden /> : direction === 'down' ? <ArrowDown aria-hidden /> : null}
        {note}
      </div>
    </section>
  )
}
