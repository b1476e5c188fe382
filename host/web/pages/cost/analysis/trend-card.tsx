import { ChartColumnStacked, Rows3 } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { CostAnalysis } from 'fangkit/contract'
import { COST_CATEGORIES } from 'fangkit/domain'
import { Card, IconButton, Table, TableCell, TableHeaderCell, TableRow } from 'fangkit/ui'
import { LINE_COLOUR, partColour } from '../charts/chart-colours.ts'
import { ChartKey } from '../charts/chart-key.tsx'
import { StackedBars } from '../charts/stacked-bars.tsx'
import { monthName, percent, wan } from '../cost-format.ts'
import { monthRange } from '../cost-range.ts'
import { costMessages } from '../cost-messages.ts'
import { breakdownPath } from '../use-cost-filters.ts'
import './trend-card.css'

const legend = 'portal-trend-card-legend'
const body = 'portal-trend-card-body'

export interface TrendCardProps {
  readonly data: CostAnalysis
  readonly store: string | null
}

/**
 * Shows the costs of each month by category, with the cost rate as a line; as a chart or as a table. Each part links to
 * its cost rows.
 */
export function TrendCard({ data, store }: TrendCardProps): ReactElement {
  const [asTable, setAsTable] = useState(false)
  const navigate = useNavigate()
  const { trend } = costMessages
  const nameOf = (category: string) => data.labels[category] ?? category
  const last = data.months.at(-1)?.month
  const breakdownLink = (month: string, category: string | null) => {
    const { from, to } = monthRange(month)
    return breakdownPath({
      from: from < data.from ? data.from : from,
      to: to > data.to ? data.to : to,
      category,
      store,
    })
  }
  const bars = data.months.map(({ month, categories, cost, rate }) => ({
    key: month,
    label: monthName(month),
    parts: COST_CATEGORIES.map((category) => categories[category] ?? 0),
    total: wan(cost),
    rate,
    strong: month === last,
  }))
  return (
    <Card
      size="slim"
      title={trend.title}
      actions={
        <>
          <div className={legend}>
            {COST_CATEGORIES.map((category, index) => (
              <span key={category}>
                <ChartKey colour={partColour(index)} />
                {nameOf(category)}
              </span>
            ))}
            <span>
              <ChartKey colour={LINE_COLOUR} line />
              {costMessages.rate}
            </span>
          </div>
          <IconButton
            size="sm"
            label={asTable ? costMessages.asChart : costMessages.asTable}
            icon={asTable ? <ChartColumnStacked /> : <Rows3 />}
            onClick={() => setAsTable(!asTable)}
          />
        </>
      }
    >
      <div className={body}>
        {asTable ? (
          <Table label={trend.label} tight>
            <thead>
              <TableRow>
                <TableHeaderCell>{costMessages.month}</TableHeaderCell>
                {COST_CATEGORIES.map((category) => (
                  <TableHeaderCell key={category} numeric unit={costMessages.unit}>
                    {nameOf(category)}
                  </TableHeaderCell>
                ))}
                <TableHeaderCell numeric unit={costMessages.unit}>
                  {costMessages.total}
                </TableHeaderCell>
                <TableHeaderCell numeric unit={costMessages.unit}>
                  {costMessages.income}
                </TableHeaderCell>
                <TableHeaderCell numeric>{costMessages.rate}</TableHeaderCell>
                <TableHeaderCell numeric>{costMessages.cases}</TableHeaderCell>
              </TableRow>
            </thead>
            <tbody>
              {data.months.map((month) => (
                <TableRow key={month.month}>
                  <TableCell>
                    {month.month}
                    {month.finished ? '' : `（${trend.partial} ${data.to.slice(5)}）`}
                  </TableCell>
                  {COST_CATEGORIES.map((category) => (
                    <TableCell key={category} numeric>
                      <Link to={breakdownLink(month.month, category)}>{wan(month.categories[category] ?? 0)}</Link>
                    </TableCell>
                  ))}
                  <TableCell numeric>
                    <Link to={breakdownLink(month.month, null)}>{wan(month.cost)}</Link>
                  </TableCell>
                  <TableCell numeric>{wan(month.income)}</TableCell>
                  <TableCell numeric>{percent(month.rate)}</TableCell>
                  <TableCell numeric>{month.cases}</TableCell>
                </TableRow>
              ))}
            </tbody>
          </Table>
        ) : (
          <StackedBars
            bars={bars}
            label={trend.label}
            leftUnit={costMessages.unit}
            rightUnit={costMessages.rate}
            formatLeft={(value) => (value / 10_000).toLocaleString('zh-CN')}
            formatRate={(rate) => percent(rate, 0)}
            onPart={(month, part) => void navigate(breakdownLink(month, COST_CATEGORIES[part] ?? null))}
            partTitle={(bar, part) =>
              trend.open(bar.key, nameOf(COST_CATEGORIES[part] ?? ''), wan(bar.parts[part] ?? 0))
            }
          />
        )}
      </div>
    </Card>
  )
}
