import type { ReactElement, ReactNode } from 'react'
import type { useFkQuery } from 'fangkit'
import { ChartPie } from 'lucide-react'
import { Card, EmptyState, ErrorState, ForbiddenState, Notice, SkeletonCard } from 'fangkit/ui'
import { costMessages } from './cost-messages.ts'

export interface CostAnswerProps<T> {
  readonly query: ReturnType<typeof useFkQuery<T>>
  readonly isEmpty: (data: T) => boolean
  readonly children: (data: T) => ReactNode
}

/** Shows the loaded figures, or why there are none. Figures that could not be refreshed stay, with a note. */
export function CostAnswer<T>({
  query: { data, error, isFetching, refetch },
  isEmpty,
  children,
}: CostAnswerProps<T>): ReactElement {
  const again = () => void refetch()
  if (data === undefined) {
    if (error?.kind === 'forbidden')
      return (
        <Card>
          <ForbiddenState>{error.userMessage}</ForbiddenState>
        </Card>
      )
    if (error)
      return (
        <Card>
          <ErrorState onRetry={again} retrying={isFetching} traceId={error.traceId ?? undefined}>
            {error.userMessage}
          </ErrorState>
        </Card>
      )
    return <SkeletonCard />
  }
  return (
    <>
      {error ? (
        <Notice tone="warn" role="alert">
          {error.userMessage}
        </Notice>
      ) : null}
      {isEmpty(data) ? (
        <Card>
          <EmptyState icon={<ChartPie />} title={costMessages.none}>
            {costMessages.noneText}
          </EmptyState>
        </Card>
      ) : (
        children(data)
      )}
    </>
  )
}
