import { type ReactElement, useState } from 'react'
import { examinations } from '../../../client/queries/case/fee-plans.ts'
import { feeExaminationMessages } from '../../../locale/zh-cn/fees/fee-examinations.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { ExaminationListItem } from './examination-list-item.tsx'

export interface ExaminationListProps {
  /** One of `EXAMINED_OBJECT`. */
  readonly objCode: string
  readonly objId: string
}

/** Number of entries shown at first: the newest. */
const FIRST = 1

const list = css({ display: 'grid', gap: '10' })

/** 审核记录 of an order or an expense, newest first, in its own card. @source INC-045, INC-047, EXP-024 */
export function ExaminationList({ objCode, objId }: ExaminationListProps): ReactElement {
  const texts = useMessages(feeExaminationMessages)
  const { data: lines, error, isFetching, refetch } = useFkQuery(examinations(objCode, objId))
  const [all, setAll] = useState(false)
  const hidden = Math.max(0, (lines?.length ?? 0) - FIRST)
  const mayFold = hidden > 0
  return (
    <Card
      title={texts.title}
      headingLevel={3}
      size="slim"
      note={lines && lines.length > 0 ? texts.count({ count: lines.length }) : undefined}
      padded
    >
      {!lines ? (
        error ? (
          <ErrorState
            title={texts.failed}
            traceId={error.traceId ?? undefined}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {error.userMessage}
          </ErrorState>
        ) : (
          <Skeleton label={texts.loading}>
            <div className={list}>
              <SkeletonBlock width="60%" />
              <SkeletonBlock width="80%" />
            </div>
          </Skeleton>
        )
      ) : lines.length === 0 ? (
        <EmptyState title={texts.none} />
      ) : (
        <>
          <ol className={list} aria-label={texts.title}>
            {(mayFold && !all ? lines.slice(0, FIRST) : lines).map((item) => (
              <ExaminationListItem key={item.keyValue} item={item} />
            ))}
          </ol>
          {mayFold ? (
            <Button variant="text" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? texts.showLess : texts.showRest({ count: hidden })}
            </Button>
          ) : null}
        </>
      )}
    </Card>
  )
}
