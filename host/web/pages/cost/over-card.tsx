import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { CostAnalysis } from 'fangkit/contract'
import { Card, Tag } from 'fangkit/ui'
import { css } from '../../../../lib/styled-system/css/index.js'
import { percent, wan } from './cost-format.ts'
import { monthRange } from './cost-range.ts'
import { costMessages } from './messages.ts'
import { breakdownPath } from './use-cost-filters.ts'

const item = css({
  display: 'flex', alignItems: 'center', gap: '12', paddingBlock: '8', paddingInline: 'pad',
  '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line' },
  '& > svg': { flex: 'none', width: '16px', height: '16px' },
  '& > div': { flex: '1', minWidth: '0' }, '& small': { display: 'block', textStyle: 'note', color: 'ink-3' },
  '&[data-tone=bad] > :is(svg, b)': { color: 'bad' }, '&[data-tone=ok] > svg': { color: 'ok' }, '& > b': { fontWeight: 'normal' },
})

/** What was spent beyond its budget this month, and that the rest was not. */
export function OverCard({ data, time }: { readonly data: CostAnalysis; readonly time: string }): ReactElement {
  const { over } = costMessages
  const { from, to } = monthRange(data.current.month)
  const end = to > data.to ? data.to : to
  return (
    <Card size="slim" title={over.title} tag={data.overspent.length === 0 ? undefined : <Tag tone="bad" size="sm">{over.items(data.overspent.length)}</Tag>}>
      <ul>
        {data.overspent.map(({ store, name, category, spent, budget, share }) => (
          <li key={`${store}/${category}`} className={item} data-tone="bad">
            <TriangleAlert aria-hidden />
            <div>{name} · {data.labels[category] ?? category}<small>{over.line(wan(spent), wan(budget))}</small></div>
            <b>{over.share(percent(share, 0))}</b>
            <Link to={breakdownPath({ from, to: end, store, category })} aria-label={`${over.open} ${name} ${data.labels[category] ?? category}`}>{over.open}</Link>
          </li>
        ))}
        <li className={item} data-tone={data.within + data.overspent.length === 0 ? 'plain' : 'ok'}>
          <CircleCheck aria-hidden />
          <div>{data.within + data.overspent.length === 0 ? over.noBudgets : data.overspent.length === 0 ? over.allWithin(data.within) : over.within(data.within)}<small>{over.checked(time)}</small></div>
        </li>
      </ul>
    </Card>
  )
}
