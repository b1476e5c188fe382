import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { CostAnalysis } from 'fangkit/contract'
import { Card, Tag } from 'fangkit/ui'
import { percent, wan } from '../cost-format.ts'
import { monthRange } from '../cost-range.ts'
import { costMessages } from '../cost-messages.ts'
import { breakdownPath } from '../use-cost-filters.ts'
import './over-card.css'

const item = 'portal-over-card-item'

/** Shows what was over budget this month, or that nothing was. */
export function OverCard({ data, time }: { readonly data: CostAnalysis; readonly time: string }): ReactElement {
  const { over } = costMessages
  const { from, to } = monthRange(data.current.month)
  const end = to > data.to ? data.to : to
  return (
    <Card
      size="slim"
      title={over.title}
      tag={
        data.overspent.length === 0 ? undefined : (
          <Tag tone="bad" size="sm">
            {over.items(data.overspent.length)}
          </Tag>
        )
      }
    >
      <ul>
        {data.overspent.map(({ store, name, category, spent, budget, share }) => (
          <li key={`${store}/${category}`} className={item} data-tone="bad">
            <TriangleAlert aria-hidden />
            <div>
              {name} · {data.labels[category] ?? category}
              <small>{over.line(wan(spent), wan(budget))}</small>
            </div>
            <b>{over.share(percent(share, 0))}</b>
            <Link
              to={breakdownPath({ from, to: end, store, category })}
              aria-label={`${over.open} ${name} ${data.labels[category] ?? category}`}
            >
              {over.open}
            </Link>
          </li>
        ))}
        <li className={item} data-tone={data.within + data.overspent.length === 0 ? 'plain' : 'ok'}>
          <CircleCheck aria-hidden />
          <div>
            {data.within + data.overspent.length === 0
              ? over.noBudgets
              : data.overspent.length === 0
                ? over.allWithin(data.within)
                : over.within(data.within)}
            <small>{over.checked(time)}</small>
          </div>
        </li>
      </ul>
    </Card>
  )
}
