import type { ReactElement } from 'react'
import type { CostPartAnswer } from 'fangkit/contract'
import type { CostPart } from 'fangkit/domain'
import { Card } from 'fangkit/ui'
import { SmallBars } from '../charts/small-bars.tsx'
import { money, percent, signed } from '../cost-format.ts'
import { costMessages } from '../cost-messages.ts'
import { PartTable } from './part-table.tsx'
import { UseBar } from '../use-bar.tsx'
import './part-answer.css'

export interface PartAnswerProps {
  readonly part: CostPart
  readonly data: CostPartAnswer
  readonly store: string | null
}

const head = 'portal-part-answer-head'

/** Shows the total of one cost category, and how it is divided. */
export function PartAnswer({ part, data, store }: PartAnswerProps): ReactElement {
  const { parts } = costMessages
  const change = data.comparable && data.before > 0 ? (data.total - data.before) / data.before : null
  const perMonth = data.months.map((_month, index) =>
    data.rows.reduce((sum, { months }) => sum + (months[index] ?? 0), 0),
  )
  const used = data.budget === null || data.budget === 0 ? null : data.total / data.budget
  return (
    <Card size="slim" title={parts.amount[part]} note={parts.beforeNote}>
      <div className={head}>
        <span>
          <b>{money(data.total)}</b>
          <small>{costMessages.yuan}</small>
        </span>
        <span>
          <small>{parts.change}</small> {signed(change)}
        </span>
        {used === null ? null : (
          <span>
            <small>{costMessages.figures.budget(money(data.budget ?? 0))}</small> {percent(used, 0)}
            <UseBar part={used} tone={used > 1 ? 'bad' : 'plain'} />
          </span>
        )}
        <SmallBars values={perMonth.slice(-6)} label={parts.monthly(parts.amount[part])} />
      </div>
      <PartTable part={part} data={data} store={store} />
    </Card>
  )
}
