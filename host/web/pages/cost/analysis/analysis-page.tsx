import type { ReactElement } from 'react'
import { answerOf, useFkQuery, useNotify } from 'fangkit'
import { type CostAnalysis, costCalls } from 'fangkit/contract'
import { COST_CATEGORIES } from 'fangkit/domain'
import { saveFile } from '../../save-file.ts'
import { AnalysisFigures } from './analysis-figures.tsx'
import { CompositionCard } from './composition-card.tsx'
import { CostAnswer } from '../cost-answer.tsx'
import { clockText } from '../cost-clock.ts'
import { CostFrame } from '../cost-frame.tsx'
import { costPlan } from '../cost-plan.ts'
import { csvOf } from '../csv.ts'
import { costMessages } from '../cost-messages.ts'
import { OverCard } from './over-card.tsx'
import { StoreCard } from './store-card.tsx'
import { TrendCard } from './trend-card.tsx'
import { rangeInput, useCostFilters } from '../use-cost-filters.ts'
import './analysis-page.css'

const columns = 'portal-analysis-page-columns'

/** /CostManagement/StatementAnalysis: income, costs, their trend, and what is over budget. @source ROU-012 */
export function AnalysisPage(): ReactElement {
  const filters = useCostFilters()
  const notify = useNotify()
  const query = useFkQuery(costPlan(answerOf(costCalls.getAnalysis, rangeInput(filters))), { keepPrevious: true })
  const { data } = query
  const save = (answer: CostAnalysis) => {
    const rows = answer.months.map(({ month, income, cost, categories, rate, cases, perCase, budget }) => [
      month,
      income,
      ...COST_CATEGORIES.map((category) => categories[category] ?? 0),
      cost,
      rate === null ? '' : rate,
      cases,
      perCase ?? '',
      budget ?? '',
    ])
    const { month, income, cost, rate, cases, perCase, budget } = costMessages
    saveFile(
      csvOf([
        [
          month,
          `${income}（${costMessages.yuan}）`,
          ...COST_CATEGORIES.map((category) => answer.labels[category] ?? category),
          cost,
          rate,
          cases,
          perCase,
          budget,
        ],
        ...rows,
      ]),
      `${costMessages.analysis}_${answer.from}_${answer.to}.csv`,
    )
    notify({ tone: 'success', title: costMessages.exported(rows.length) })
  }
  return (
    <CostFrame
      title={costMessages.analysis}
      filters={filters}
      asOf={data && clockText(data.at)}
      stores={data?.stores ?? []}
      onExport={data && (() => save(data))}
    >
      <CostAnswer
        query={query}
        isEmpty={({ months, current }) =>
          months.every(({ income, cost }) => income === 0 && cost === 0) && current.cost === 0 && current.income === 0
        }
      >
        {(answer) => (
          <>
            <AnalysisFigures data={answer} />
            <div className={columns}>
              <TrendCard data={answer} store={filters.store} />
              <CompositionCard data={answer} store={filters.store} />
              <StoreCard data={answer} />
              <OverCard data={answer} time={clockText(answer.at).slice(11)} />
            </div>
          </>
        )}
      </CostAnswer>
    </CostFrame>
  )
}
