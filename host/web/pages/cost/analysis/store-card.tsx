import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { CostAnalysis } from 'fangkit/contract'
import { Card, Table, TableCell, TableHeaderCell, TableRow } from 'fangkit/ui'
import { percent, points, wan } from '../cost-format.ts'
import { monthRange } from '../cost-range.ts'
import { costMessages } from '../cost-messages.ts'
import { UseBar } from '../use-bar.tsx'
import { breakdownPath } from '../use-cost-filters.ts'
import './store-card.css'

const rate_ = 'portal-store-card-rate'
const scrolls = 'portal-store-card-scrolls'
const mark = 'portal-store-card-mark'

/** Ranks stores by their cost rate this month. */
export function StoreCard({ data }: { readonly data: CostAnalysis }): ReactElement {
  const { stores } = costMessages
  const { from, to } = monthRange(data.current.month)
  const end = to > data.to ? data.to : to
  return (
    <Card
      size="slim"
      title={stores.title}
      note={stores.note}
      actions={<Link to={breakdownPath({ from, to: end })}>{stores.link}</Link>}
    >
      <div className={scrolls}>
        <Table label={stores.title}>
          <thead>
            <TableRow>
              <TableHeaderCell>{costMessages.store}</TableHeaderCell>
              <TableHeaderCell numeric>{costMessages.income}</TableHeaderCell>
              <TableHeaderCell numeric>{costMessages.cost}</TableHeaderCell>
              <TableHeaderCell>{costMessages.rate}</TableHeaderCell>
              <TableHeaderCell numeric>{stores.points}</TableHeaderCell>
              <TableHeaderCell numeric>{stores.used}</TableHeaderCell>
            </TableRow>
          </thead>
          <tbody>
            {data.comparison.map(({ store, name, income, cost, rate, points: change, used }) => (
              <TableRow key={store}>
                <TableCell>
                  <Link to={breakdownPath({ from, to: end, store })}>{name}</Link>
                </TableCell>
                <TableCell numeric>{wan(income)}</TableCell>
                <TableCell numeric>{wan(cost)}</TableCell>
                <TableCell>
                  <span className={rate_}>
                    <UseBar
                      part={(rate ?? 0) / 0.6}
                      tone={
                        rate === null
                          ? 'plain'
                          : rate > data.alarmRate
                            ? 'bad'
                            : rate > data.targetRate
                              ? 'warn'
                              : 'plain'
                      }
                    />
                    <b>{percent(rate, 0)}</b>
                  </span>
                </TableCell>
                <TableCell numeric>
                  <span
                    className={mark}
                    data-tone={change === null || change === 0 ? 'plain' : change > 0 ? 'warn' : 'ok'}
                  >
                    {points(change)}
                  </span>
                </TableCell>
                <TableCell numeric>{percent(used, 0)}</TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </div>
    </Card>
  )
}
