import type { ReactElement } from 'react'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { recommendationMessages } from '../../../locale/zh-cn/recommendations.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useSlots } from '../../../provider/use-slots.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ForbiddenState } from '../../../ui/forbidden-state.tsx'

export interface RecommendationFailureProps {
  readonly error: FangkitError
  readonly retrying: boolean
  readonly onRetry: () => void
}

/** Recommendations that cannot be shown: not to this person, or not loaded. */
export function RecommendationFailure({ error, retrying, onRetry }: RecommendationFailureProps): ReactElement | null {
  const texts = useMessages(recommendationMessages)
  const { Failed, Forbidden } = useSlots()
  if (error.kind === 'forbidden') {
    if (Forbidden !== undefined) return Forbidden && <Forbidden error={error} />
    return <ForbiddenState title={texts.forbidden}>{texts.forbiddenText}</ForbiddenState>
  }
  if (Failed !== undefined) return Failed && <Failed error={error} retry={onRetry} />
  return <ErrorState title={texts.failed} traceId={error.traceId ?? undefined} retrying={retrying} onRetry={onRetry}>{error.userMessage} {texts.failedText}</ErrorState>
}
