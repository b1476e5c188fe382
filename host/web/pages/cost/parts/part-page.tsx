import type { ReactElement } from 'react'
import { answerOf, useFkQuery, useNotify } from 'fangkit'
import { costCalls, type CostPartAnswer } from 'fangkit/contract'
import type { CostPart } from 'fangkit/domain'
import { saveFile } from '../../save-file.ts'
import { CostAnswer } from '../cost-answer.tsx'
import { clockText } from '../cost-clock.ts'
import { CostFrame } from '../cost-frame.tsx'
import { costPlan } from '../cost-plan.ts'
import { csvOf } from '../csv.ts'
import { costMessages } from '../cost-messages.ts'
import { PartAnswer } from './part-answer.tsx'
import { rangeInput, useCostFilters } from '../use-cost-filters.ts'

export interface PartPageProps {
  readonly part: CostPart
  readonly title: string
}

/** The page of one cost category, divided by team, channel, item or person. @source ROU-012 */
export function PartPage({ part, title }: PartPageProps): ReactElement {
  const filters = useCostFilters()
  const notify = useNotify()
  const query = useFkQuery(costPlan(answerOf(costCalls.getPart, { ...rangeInput(filters), part })), {
    keepPrevious: true,
  })
  const { data } = query
  const save = (answer: CostPartAnswer) => {
    const { parts, cases } = costMessages
    const rows = answer.rows.map((row) => [
      row.name,
      row.amount,
      row.before,
      row.lines,
      row.cases,
      row.income,
      ...row.months,
    ])
    saveFile(
      csvOf([
        [parts.name[part], parts.amount[part], parts.before, parts.lines[part], cases, parts.income, ...answer.months],
        ...rows,
      ]),
      `${title}_${answer.from}_${answer.to}.csv`,
    )
    notify({ tone: 'success', title: costMessages.exported(rows.length) })
  }
  return (
    <CostFrame
      title={title}
      filters={filters}
      asOf={data && clockText(data.at)}
      stores={data?.stores ?? []}
      onExport={data && data.rows.length > 0 ? () => save(data) : undefined}
    >
      <CostAnswer query={query} isEmpty={({ rows }) => rows.length === 0}>
        {(answer) => <PartAnswer part={part} data={answer} store={filters.store} />}
      </CostAnswer>
    </CostFrame>
  )
}
