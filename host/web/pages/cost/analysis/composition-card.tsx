import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { CostAnalysis } from 'fangkit/contract'
import { COST_CATEGORIES } from 'fangkit/domain'
import { Card } from 'fangkit/ui'
import { partColour } from '../charts/chart-colours.ts'
import { ChartKey } from '../charts/chart-key.tsx'
import { Donut } from '../charts/donut.tsx'
import { percent, wan, whole } from '../cost-format.ts'
import { monthRange } from '../cost-range.ts'
import { costMessages } from '../cost-messages.ts'
import { UseBar } from '../use-bar.tsx'
import { breakdownPath } from '../use-cost-filters.ts'
import './composition-card.css'

const ring = 'portal-composition-card-ring'
const list = 'portal-composition-card-list'
const split = 'portal-composition-card-split'
const bars = 'portal-composition-card-bars'

/** Shows the costs of the month by category, as a ring and as a list, and the average cost of a case. */
export function CompositionCard({
  data,
  store,
}: {
  readonly data: CostAnalysis
  readonly store: string | null
}): ReactElement {
  const { current, labels } = data
  const { composition } = costMessages
  const parts = COST_CATEGORIES.map((category) => ({
    category,
    name: labels[category] ?? category,
    amount: current.categories[category] ?? 0,
  }))
  const most = Math.max(1, ...parts.map(({ amount }) => amount))
  const { from, to } = monthRange(current.month)
  const end = to > data.to ? data.to : to
  return (
    <Card size="slim" title={composition.title} note={composition.note}>
      <div className={ring}>
        <Donut
          values={parts.map(({ amount }) => amount)}
          label={`${composition.label}：${parts.map(({ name, amount }) => `${name} ${wan(amount)}`).join('，')}`}
          centre={wan(current.cost)}
          unit={costMessages.unit}
        />
        <ul className={list}>
          {parts.map(({ category, name, amount }, index) => (
            <li key={category}>
              <ChartKey colour={partColour(index)} />
              <Link to={breakdownPath({ from, to: end, category, store })}>{name}</Link>
              <span>{wan(amount)}</span>
              <span>{percent(current.cost === 0 ? null : amount / current.cost)}</span>
            </li>
          ))}
        </ul>
      </div>
      {current.perCase === null ? null : (
        <div className={split}>
          <h3>
            {composition.perCase} <small>{composition.perCaseNote(whole(current.perCase))}</small>
          </h3>
          <div className={bars}>
            {parts.flatMap(({ category, name, amount }) => [
              <span key={category}>{name}</span>,
              <UseBar key={`${category}-bar`} part={amount / most} />,
              <b key={`${category}-value`}>{whole(amount / current.cases)}</b>,
            ])}
          </div>
        </div>
      )}
    </Card>
  )
}
