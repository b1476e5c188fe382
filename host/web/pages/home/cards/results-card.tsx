import { ArrowDown, ArrowUp, ChartColumn } from 'lucide-react'
import type { ReactElement } from 'react'
import { useFkQuery, useToday } from 'fangkit'
import type { DashboardResults } from 'fangkit/contract'
import { formatShown } from 'fangkit/domain'
import { Card, EmptyState, ProgressBar } from 'fangkit/ui'
import { CardState } from './card-state.tsx'
import { dashboardResults } from '../dashboard-plans.ts'
import { messages } from '../home-messages.ts'
import { MonthBars } from './month-bars.tsx'
import './results-card.css'

const YUAN = { stored: 'yuan', shown: 'yuan', precision: 2 } as const
const WHOLE_YUAN = { stored: 'yuan', shown: 'yuan', precision: 0 } as const
const WHOLE = 10_000

const halves = 'portal-results-card-halves'
const figure = 'portal-results-card-figure'
const trend = 'portal-results-card-trend'
const shares = 'portal-results-card-shares'

/** Shows the results of the user or the team this month, beside the five months before. @source ROL-010, FLW-037 */
export function ResultsCard({ team }: { readonly team: boolean }): ReactElement {
  const query = useFkQuery(dashboardResults(team))
  const today = useToday()
  const { results: text } = messages
  return (
    <Card title={text.title} actions={<small>{text.span(`${today.slice(5, 7)}-01`, today.slice(5))}</small>}>
      <CardState query={query}>{(data) => <Figures data={data} team={team} />}</CardState>
    </Card>
  )
}

function Figures({
  data: { months, before, pending, shares: parts },
  team,
}: {
  readonly data: DashboardResults
  readonly team: boolean
}): ReactElement {
  const { results: text } = messages
  const now = months.at(-1)
  if (pending === 0 && months.every(({ transfers, commission }) => transfers === 0 && commission === 0))
    return (
      <EmptyState icon={<ChartColumn />} title={text.none}>
        {text.noneText}
      </EmptyState>
    )
  const change = (now?.transfers ?? 0) - before
  const nameOf = (month: string) => text.month(Number(month.slice(5)))
  const most = Math.max(1, ...parts.map(({ amount }) => amount))
  const money = team ? text.team : text.mine
  return (
    <>
      <div className={halves}>
        <div>
          <div className={figure}>
            <small>{text.transfers}</small>
            <b>{now?.transfers ?? 0}</b>
          </div>
          <div className={trend} data-up={change > 0 ? '' : undefined} data-down={change < 0 ? '' : undefined}>
            {change > 0 ? <ArrowUp aria-hidden /> : change < 0 ? <ArrowDown aria-hidden /> : null}
            {change > 0 ? text.more(change) : change < 0 ? text.less(-change) : text.same}
          </div>
          <MonthBars
            label={text.transfers}
            months={months.map(({ month, transfers }) => ({
              name: nameOf(month),
              value: transfers,
              text: String(transfers),
            }))}
          />
        </div>
        <div>
          <div className={figure}>
            <small>{money}</small>
            <b>{formatShown(YUAN, now?.commission ?? 0)}</b>
          </div>
          <div className={trend}>{text.pending(formatShown(YUAN, pending))}</div>
          <MonthBars
            label={money}
            months={months.map(({ month, commission }) => ({
              name: nameOf(month),
              value: commission,
              text: shortOf(commission),
            }))}
          />
        </div>
      </div>
      {parts.length > 0 ? (
        <ul className={shares} aria-label={text.shares}>
          {parts.map(({ code, name, amount }) => (
            <li key={code}>
              <span>{name}</span>
              <ProgressBar value={(amount / most) * 100} label={name} />
              <span>{formatShown(YUAN, amount)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** A short number, because there is little space above a bar. */
function shortOf(yuan: number): string {
  return yuan >= WHOLE ? `${(yuan / WHOLE).toFixed(1)}万` : formatShown(WHOLE_YUAN, yuan)
}
