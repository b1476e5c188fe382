import type { ReactElement } from 'react'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { recommendationMessages } from '../../../locale/zh-cn/project-detail/recommendations.ts'
import { HostSlot } from '../../../provider/slots/host-slot.tsx'
import { useMessages } from '../../../provider/use-messages.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../../../ui/feedback/forbidden-state.tsx'

export interface RecommendationFailureProps {
  readonly error: FangkitError
  readonly retrying: boolean
  readonly onRetry: () => void
}

/** Shown when recommendations are forbidden or could not be loaded. */
export function RecommendationFailure({ error, retrying, onRetry }: RecommendationFailureProps): ReactElement {
  const texts = useMessages(recommendationMessages)
  if (error.kind === 'forbidden')
    return (
      <HostSlot name="Forbidden" props={{ error }}>
        <ForbiddenState title={texts.forbidden}>{texts.forbiddenText}</ForbiddenState>
      </HostSlot>
    )
  return (
    <HostSlot name="Failed" props={{ error, retry: onRetry }}>
      <ErrorState title={texts.failed} traceId={error.traceId ?? undefined} retrying={retrying} onRetry={onRetry}>
        {error.userMessage} {texts.failedText}
      </ErrorState>
    </HostSlot>
  )
}
