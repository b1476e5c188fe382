import type { ReactElement } from 'react'
import type { FlowViewAnswer } from '../../../contract/flow/flow-view-calls.ts'
import { isFinished } from '../../../domain/flow/job-status.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import type { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Card } from '../../../ui/sections/card.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../../../ui/feedback/forbidden-state.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Steps } from '../../../ui/sections/steps.tsx'
import { stepNote } from './view-text.ts'

/** The groups of a view with their steps, or why there are none. */
export function ViewGroups({
  query: { data: groups, error, isFetching, refetch },
}: {
  readonly query: ReturnType<typeof useFkQuery<readonly FlowViewAnswer[]>>
}): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const again = (): void => void refetch()
  if (groups === undefined) {
    if (error === null)
      return (
        <Skeleton label={texts.loading}>
          <SkeletonBlock height="160px" />
        </Skeleton>
      )
    if (error.kind === 'forbidden') return <ForbiddenState>{error.userMessage}</ForbiddenState>
    return (
      <ErrorState title={texts.viewFailed} traceId={error.traceId ?? undefined} retrying={isFetching} onRetry={again}>
        {error.userMessage}
      </ErrorState>
    )
  }
  return (
    <>
      {error === null ? null : <StaleNote onRefresh={again} refreshing={isFetching} />}
      {groups.length === 0 ? <EmptyState title={texts.noView}>{texts.noViewText}</EmptyState> : null}
      {groups.map(({ code, name, text, finished, steps }) => (
        <Card
          key={code}
          size="slim"
          title={name}
          note={texts.stepsDone({ done: finished, total: steps.length, text: text ?? '' })}
        >
          <Steps
            direction="column"
            label={name}
            items={steps.map((step) => ({
              value: step.flow,
              label: step.name,
              note: stepNote(step),
              state: isFinished({ hf15Status: step.status }) ? ('done' as const) : ('waiting' as const),
            }))}
          />
        </Card>
      ))}
    </>
  )
}
