import { SearchX } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import type { FangkitError } from '../../../../client/fangkit-error.ts'
import { commonMessages } from '../../../../locale/zh-cn/common.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useSlots } from '../../../../provider/use-slots.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { ForbiddenState } from '../../../../ui/forbidden-state.tsx'

export interface RecordFailureProps {
  readonly error: FangkitError
  readonly retrying: boolean
  readonly onRetry: () => void
  /** A way out, beside trying again. */
  readonly actions?: ReactNode
}

/** Records that cannot be shown: gone, not for this person, or not loaded. */
export function RecordFailure({ error, retrying, onRetry, actions }: RecordFailureProps): ReactElement | null {
  const common = useMessages(commonMessages)
  const { Failed, Forbidden } = useSlots()
  if (error.kind === 'not-found') return <EmptyState role="status" icon={<SearchX />} title={common.notFound} actions={actions}>{common.notFoundText}</EmptyState>
  if (error.kind === 'forbidden') {
    if (Forbidden !== undefined) return <>{Forbidden === null ? null : <Forbidden error={error} />}{actions}</>
    return <ForbiddenState title={error.userMessage} actions={actions}>{common.forbiddenText}</ForbiddenState>
  }
  if (Failed !== undefined) return <>{Failed === null ? null : <Failed error={error} retry={onRetry} />}{actions}</>
  return <ErrorState title={error.userMessage} traceId={error.traceId ?? undefined} retrying={retrying} onRetry={onRetry} actions={actions}>{common.loadFailedText}</ErrorState>
}
