import { SearchX } from 'lucide-react'
import type { ReactElement } from 'react'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../../../ui/feedback/forbidden-state.tsx'

export interface ExpenseFailureProps {
  readonly error: FangkitError
  readonly retrying: boolean
  readonly onRetry: () => void
}

/** Shown when an expense does not exist, is forbidden, or could not be loaded. */
export function ExpenseFailure({ error, retrying, onRetry }: ExpenseFailureProps): ReactElement {
  const texts = useMessages(feeExpenseMessages)
  const common = useMessages(commonMessages)
  if (error.kind === 'not-found')
    return (
      <EmptyState role="status" icon={<SearchX />} title={common.notFound}>
        {common.notFoundText}
      </EmptyState>
    )
  if (error.kind === 'forbidden') return <ForbiddenState title={common.forbidden}>{error.userMessage}</ForbiddenState>
  return (
    <ErrorState title={texts.loadFailed} traceId={error.traceId ?? undefined} retrying={retrying} onRetry={onRetry}>
      {error.userMessage}
    </ErrorState>
  )
}
