import { SearchX } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import type { FangkitError } from '../../../../client/fangkit-error.ts'
import { commonMessages } from '../../../../locale/zh-cn/common.ts'
import { HostSlot } from '../../../../provider/slots/host-slot.tsx'
import { useMessages } from '../../../../provider/use-messages.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../../../../ui/feedback/forbidden-state.tsx'

export interface RecordFailureProps {
  readonly error: FangkitError
  readonly retrying: boolean
  readonly onRetry: () => void
  /** Further buttons beside the retry. */
  readonly actions?: ReactNode
}

/** Shown when records do not exist, are forbidden, or could not be loaded. */
export function RecordFailure({ error, retrying, onRetry, actions }: RecordFailureProps): ReactElement {
  const common = useMessages(commonMessages)
  if (error.kind === 'not-found')
    return (
      <EmptyState role="status" icon={<SearchX />} title={common.notFound} actions={actions}>
        {common.notFoundText}
      </EmptyState>
    )
  if (error.kind === 'forbidden')
    return (
      <HostSlot name="Forbidden" props={{ error }} beside={actions}>
        <ForbiddenState title={error.userMessage} actions={actions}>
          {common.forbiddenText}
        </ForbiddenState>
      </HostSlot>
    )
  return (
    <HostSlot name="Failed" props={{ error, retry: onRetry }} beside={actions}>
      <ErrorState
        title={error.userMessage}
        traceId={error.traceId ?? undefined}
        retrying={retrying}
        onRetry={onRetry}
        actions={actions}
      >
        {common.loadFailedText}
      </ErrorState>
    </HostSlot>
  )
}
