import type { ReactElement } from 'react'
import { answerOf, noticeOf, useFkMutation, useFkQuery, useNotify } from 'fangkit'
import { type CostBreakdown, costCalls, MOST_COST_LINES } from 'fangkit/contract'
import { COST_CATEGORIES, COST_SOURCE } from 'fangkit/domain'
import { Card, Pagination, Select } from 'fangkit/ui'
import { saveFile } from '../../save-file.ts'
import { BreakdownTable } from './breakdown-table.tsx'
import { CostAnswer } from '../cost-answer.tsx'
import { clockText } from '../cost-clock.ts'
import { CostFrame } from '../cost-frame.tsx'
import { costPlan } from '../cost-plan.ts'
import { csvOf } from '../csv.ts'
import { costMessages } from '../cost-messages.ts'
import { rangeInput, useCostFilters } from '../use-cost-filters.ts'
import './breakdown-page.css'

const bar = 'portal-breakdown-page-bar'
const narrow = 'portal-breakdown-page-narrow'
const foot = 'portal-breakdown-page-foot'
const PAGE = 20

/** /CostManagement/CostBreakdown: every cost row behind the figures. @source ROU-012, ROU-013 */
export function BreakdownPage(): ReactElement {
  const filters = useCostFilters()
  const notify = useNotify()
  const { change, more } = filters
  const { lines } = costMessages
  const [category, item, source] = [more('category'), more('item'), more('source')]
  const page = Math.max(1, Number(more('page') ?? 1) || 1)
  const input = {
    ...rangeInput(filters),
    ...(category !== null && { category }),
    ...(item !== null && { item }),
    ...(source !== null && { source }),
  }
  const query = useFkQuery(costPlan(answerOf(costCalls.getBreakdown, { ...input, page, pageSize: PAGE })), {
    keepPrevious: true,
  })
  const { data } = query
  const { mutate, isPending } = useFkMutation(
    (_: null, client) => client.call(costCalls.getBreakdown, { ...input, pageSize: MOST_COST_LINES }),
    {
      onSuccess: ({ data: all }) => {
        saveFile(fileOf(all), `${costMessages.breakdown}_${all.from}_${all.to}.csv`)
        notify({
          tone: 'success',
          title: costMessages.exported(all.rows.length),
          ...(all.total > all.rows.length && { text: lines.tooMany(MOST_COST_LINES) }),
        })
      },
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify(notice)
      },
    },
  )
  return (
    <CostFrame
      title={costMessages.breakdown}
      filters={filters}
      asOf={data && clockText(data.at)}
      stores={data?.stores ?? []}
      onExport={data && data.total > 0 ? () => mutate(null) : undefined}
      exporting={isPending}
    >
      <div className={bar}>
        <Select
          className={narrow}
          size="sm"
          aria-label={lines.category}
          placeholder={lines.allCategories}
          clearable
          options={COST_CATEGORIES.map((value) => ({ value, label: data?.labels[value] ?? value }))}
          value={category}
          onChange={(value) => change({ category: value, item: null, page: null })}
        />
        <Select
          className={narrow}
          size="sm"
          aria-label={lines.item}
          placeholder={lines.allItems}
          clearable
          options={(data?.items ?? [])
            .filter((one) => category === null || one.category === category)
            .map(({ code, name }) => ({ value: code, label: name }))}
          value={item}
          valueLabel={item === null ? undefined : (data?.labels[item] ?? item)}
          onChange={(value) => change({ item: value, page: null })}
        />
        <Select
          className={narrow}
          size="sm"
          aria-label={lines.source}
          placeholder={lines.allSources}
          clearable
          options={Object.values(COST_SOURCE).map((value) => ({ value, label: data?.labels[value] ?? value }))}
          value={source}
          onChange={(value) => change({ source: value, page: null })}
        />
      </div>
      <CostAnswer query={query} isEmpty={({ total }) => total === 0}>
        {(answer) => (
          <Card>
            <BreakdownTable {...answer} />
            <div className={foot}>
              <Pagination
                total={answer.total}
                page={page}
                pageSize={PAGE}
                onPageChange={(next) => change({ page: next === 1 ? null : String(next) })}
              />
            </div>
          </Card>
        )}
      </CostAnswer>
    </CostFrame>
  )
}

function fileOf({ rows, labels, stores }: CostBreakdown): Blob {
  const { lines } = costMessages
  const storeOf = (code: string) => stores.find((store) => store.code === code)?.name ?? code
  return csvOf([
    [
      lines.day,
      lines.category,
      lines.item,
      lines.source,
      lines.store,
      lines.project,
      lines.person,
      lines.memo,
      lines.amount,
    ],
    ...rows.map((row) => [
      row.day,
      labels[row.category] ?? row.category,
      row.itemName,
      labels[row.source] ?? row.source,
      storeOf(row.store),
      row.projectName,
      row.person,
      row.memo,
      row.amount,
    ]),
  ])
}
