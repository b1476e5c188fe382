import { ListChecks } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { myToDos, useFkQuery, useToday } from 'fangkit'
import { Button, Card, EmptyState, ErrorState, ForbiddenState, SkeletonBlock, Tag } from 'fangkit/ui'
import { css } from '../../../lib/styled-system/css/index.js'
import { messages } from '../messages.ts'
import { ToDoRow } from './to-do-row.tsx'
import { MOST_TO_DOS } from './to-do-summary.tsx'

/** As many as are shown before somebody wants all. */
const FIRST = 6

const waiting = css({ display: 'grid', gap: '10', padding: 'pad' })
const foot = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8', paddingBlock: '6', paddingInline: 'pad', borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line', '& > small': { textStyle: 'note', color: 'ink-3' } })

/** The person's open jobs that say when: late ones first, each a way into its case. @source FLW-025, FLW-032, SHL-001 */
export function ToDoCard(): ReactElement {
  const today = useToday()
  const [whole, setWhole] = useState(false)
  const { data, error, isFetching, refetch } = useFkQuery(myToDos(MOST_TO_DOS))
  const { toDos } = messages
  const shown = data ? (whole ? data.rows : data.rows.slice(0, FIRST)) : []
  return (
    <Card
      title={toDos.title}
      tag={data && data.late > 0 ? <Tag tone="bad" size="sm">{toDos.late(data.late)}</Tag> : undefined}
      note={data && data.total > 0 ? toDos.total(data.total) : undefined}
    >
      {data ? (
        data.total === 0 ? (
          <EmptyState icon={<ListChecks />} title={toDos.none}>{toDos.noneText}</EmptyState>
        ) : (
          <>
            <ul>{shown.map((job) => <ToDoRow key={job.keyValue} job={job} today={today} />)}</ul>
            {data.rows.length > FIRST ? (
              <div className={foot}>
                <Button size="sm" variant="text" aria-expanded={whole} onClick={() => setWhole(!whole)}>{whole ? toDos.fewer : toDos.all(data.rows.length)}</Button>
                {whole && data.total > data.rows.length ? <small>{toDos.first(data.rows.length)}</small> : null}
              </div>
            ) : null}
          </>
        )
      ) : error?.kind === 'forbidden' ? (
        <ForbiddenState>{error.userMessage}</ForbiddenState>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} traceId={error.traceId ?? undefined}>{error.userMessage}</ErrorState>
      ) : (
        <div className={waiting}>
          <SkeletonBlock height="40px" />
          <SkeletonBlock height="40px" />
          <SkeletonBlock height="40px" />
        </div>
      )}
    </Card>
  )
}
