import { ListTodo } from 'lucide-react'
import type { ReactElement } from 'react'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import type { FlowChip } from '../flow-chips.ts'
import { skeletonLine } from '../flow-layout.ts'
import { FlowTable, type FlowTableProps } from './flow-table.tsx'
import type { ShownFlows } from './use-shown-flows.ts'

export interface FlowListProps extends Omit<FlowTableProps, 'shown'> {
  readonly list: ShownFlows
  readonly chip: FlowChip
  readonly onChip: (chip: FlowChip) => void
}

const LINES = [1, 2, 3, 4]

/** The list narrowed by its filter, or a placeholder while that loads. */
export function FlowList({
  list: { shown, error, loading, retry },
  chip,
  onChip,
  ...table
}: FlowListProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  if (shown !== null && shown.length > 0) return <FlowTable shown={shown} {...table} />
  if (shown !== null)
    return (
      <EmptyState
        role="status"
        icon={<ListTodo aria-hidden />}
        title={texts.noneMatch[chip]}
        actions={<Button onClick={() => onChip('all')}>{texts.showAll}</Button>}
      >
        {texts.noneMatchText}
      </EmptyState>
    )
  if (error !== null)
    return (
      <ErrorState title={texts.subsFailed} traceId={error.traceId ?? undefined} retrying={loading} onRetry={retry}>
        {error.userMessage}
      </ErrorState>
    )
  return (
    <Skeleton label={texts.loadingSubs}>
      {LINES.map((line) => (
        <div key={line} className={skeletonLine}>
          <SkeletonBlock width={220} />
          <SkeletonBlock width={120} />
        </div>
      ))}
    </Skeleton>
  )
}
