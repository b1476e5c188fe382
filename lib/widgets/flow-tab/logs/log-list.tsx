import { type CSSProperties, type ReactElement, type ReactNode, useState } from 'react'
import { instantText } from '../../../catalogue/day.ts'
import { labelOf } from '../../../catalogue/field-state.ts'
import type { Value } from '../../../catalogue/kind.ts'
import { flowActions, flowPeople } from '../../../client/queries/case/flow-plans.ts'
import { flowLog } from '../../../domain/flow/flow-log.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../../../ui/feedback/forbidden-state.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableHeaderCell } from '../../../ui/table/table-header-cell.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { useUiText } from '../../../ui/ui-text.tsx'
import { type FlowLogName, logColumns } from './log-columns.ts'

export interface LogListProps {
  readonly log: FlowLogName
  readonly projectId: string
  /** Undefined for the whole case. */
  readonly jobId: string | undefined
}

/** Entries per page. */
const PAGE = 50
const PLANS = { people: flowPeople, actions: flowActions } as const
const scroller = css({ overflowX: 'auto' })
/** Minimum width; the table scrolls where its container is narrower. */
const extent: CSSProperties = { minWidth: 760 }
const waiting = css({ display: 'grid', gap: '14', padding: 'pad' })

/** One log, newest first. @source FLW-012, FLW-013 */
export function LogList({ log, projectId, jobId }: LogListProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const { empty } = useUiText()
  const [requested, setPage] = useState(1)
  const { data: lines, error, isFetching, refetch } = useFkQuery(PLANS[log](projectId, jobId), { staleTime: 0 })
  const again = (): void => void refetch()
  if (lines === undefined) {
    if (error === null)
      return (
        <Skeleton label={texts.loading}>
          <div className={waiting}>
            <SkeletonBlock />
            <SkeletonBlock />
            <SkeletonBlock width="60%" />
          </div>
        </Skeleton>
      )
    if (error.kind === 'forbidden') return <ForbiddenState>{error.userMessage}</ForbiddenState>
    return (
      <ErrorState title={texts.logsFailed} traceId={error.traceId ?? undefined} retrying={isFetching} onRetry={again}>
        {error.userMessage}
      </ErrorState>
    )
  }
  if (lines.length === 0) return <EmptyState title={texts.noLogs[log]} />
  const columns = logColumns(log, jobId === undefined)
  const page = Math.min(requested, Math.ceil(lines.length / PAGE))
  return (
    <>
      {error === null ? null : <StaleNote onRefresh={again} refreshing={isFetching} />}
      <div className={scroller}>
        <Table label={texts.log[log]} style={extent}>
          <thead>
            <tr>
              {columns.map((name) => (
                <TableHeaderCell key={name}>{labelOf(flowLog, name)}</TableHeaderCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.slice((page - 1) * PAGE, page * PAGE).map((line) => (
              <tr key={line.keyValue}>
                {columns.map((name) => (
                  <TableCell key={name}>{shown(line[name]) ?? empty}</TableCell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {lines.length > PAGE ? (
        <Pagination total={lines.length} page={page} pageSize={PAGE} onPageChange={setPage} />
      ) : null}
    </>
  )
}

const moment = css({ whiteSpace: 'nowrap' })
/** Numbers in a log are timestamps. */
function shown(value: Value | undefined): ReactNode {
  if (typeof value === 'number')
    return (
      <time className={moment} dateTime={new Date(value).toISOString()}>
        {instantText(value)}
      </time>
    )
  return value === undefined || value === '' ? null : value
}
