import type { ReactElement } from 'react'
import type { CostAnalysis } from 'fangkit/contract'
import { percent, signed, wan, whole } from '../cost-format.ts'
import { FigureCard } from './figure-card.tsx'
import { costMessages } from '../cost-messages.ts'
import { UseBar } from '../use-bar.tsx'
import './analysis-figures.css'

const row = 'portal-analysis-figures-row'
const bare = (text: string): string => text.replace(/^[+−]/, '')

/** Shows the four figures of the month. */
export function AnalysisFigures({ data }: { readonly data: CostAnalysis }): ReactElement {
  const { figures } = costMessages
  const { current, recent, incomeDaily, incomeYear, ratePoints, perCaseChange, passed, targetRate } = data
  const used = current.budget === null || current.budget === 0 ? null : current.cost / current.budget
  const beyond = used !== null && used > 1
  return (
    <div className={row}>
      <FigureCard
        title={figures.cost}
        aside={current.budget === null ? figures.noBudget : figures.budget(wan(current.budget))}
        value={wan(current.cost)}
        recent={recent.map(({ cost }) => cost)}
        tone={beyond || (used !== null && used > passed) ? 'warn' : 'plain'}
        note={
          used === null ? (
            figures.noBudget
          ) : (
            <>
              <UseBar part={used} tone={beyond ? 'bad' : used > passed ? 'warn' : 'plain'} />
              {figures.used(percent(used, 0), percent(passed, 0))}
            </>
          )
        }
      />
      <FigureCard
        title={figures.income}
        aside={incomeYear === null ? figures.noYear : figures.year(signed(incomeYear))}
        value={wan(current.income)}
        recent={recent.map(({ income }) => income)}
        tone={incomeDaily === null || incomeDaily === 0 ? 'plain' : incomeDaily > 0 ? 'ok' : 'warn'}
        direction={incomeDaily === null || incomeDaily === 0 ? undefined : incomeDaily > 0 ? 'up' : 'down'}
        note={
          incomeDaily === null
            ? figures.noBefore
            : incomeDaily === 0
              ? figures.same
              : (incomeDaily > 0 ? figures.dailyUp : figures.dailyDown)(bare(signed(incomeDaily)))
        }
      />
      <FigureCard
        title={figures.rate}
        aside={figures.target(percent(targetRate, 0))}
        value={percent(current.rate)}
        recent={recent.map(({ rate }) => rate ?? 0)}
        tone={current.rate !== null && current.rate > targetRate ? 'warn' : 'plain'}
        note={
          ratePoints === null
            ? figures.noBefore
            : ratePoints === 0
              ? figures.same
              : figures.points(ratePoints > 0, Math.abs(ratePoints * 100).toFixed(1))
        }
      />
      <FigureCard
        title={figures.perCase}
        aside={figures.cases(current.cases)}
        value={current.perCase === null ? costMessages.empty : whole(current.perCase)}
        recent={recent.map(({ perCase }) => perCase ?? 0)}
        tone={perCaseChange === null || perCaseChange === 0 ? 'plain' : perCaseChange < 0 ? 'ok' : 'warn'}
        direction={perCaseChange === null || perCaseChange === 0 ? undefined : perCaseChange > 0 ? 'up' : 'down'}
        note={
          perCaseChange === null
            ? figures.noBefore
            : perCaseChange === 0
              ? figures.same
              : figures.change(perCaseChange > 0, bare(signed(perCaseChange)))
        }
      />
    </div>
  )
}
