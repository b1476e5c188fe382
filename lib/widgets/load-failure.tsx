import { SearchX } from 'lucide-react'
import type { ReactElement } from 'react'
import type { FangkitError } from '../client/fangkit-error.ts'
import { HostSlot } from '../provider/slots/host-slot.tsx'
import { css } from '../styled-system/css/index.js'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../ui/feedback/forbidden-state.tsx'

export interface LoadFailureProps {
  /** Texts that name the content that failed. */
  readonly texts: Readonly<
    Record<'notFound' | 'notFoundText' | 'forbidden' | 'forbiddenText' | 'failed' | 'failedText', string>
  >
  readonly error: FangkitError
  readonly retrying: boolean
  readonly onRetry: () => void
}

const centred = css({ display: 'grid', placeItems: 'center', minHeight: '320px' })

/** Shown when content does not exist, is forbidden, or could not be loaded. */
export function LoadFailure({ texts, error, retrying, onRetry }: LoadFailureProps): ReactElement {
  if (error.kind === 'not-found')
    return (
      <div className={centred}>
        <EmptyState role="status" icon={<SearchX />} title={texts.notFound}>
          {texts.notFoundText}
        </EmptyState>
      </div>
    )
  if (error.kind === 'forbidden')
    return (
      <HostSlot name="Forbidden" props={{ error }}>
        <div className={centred}>
          <ForbiddenState title={texts.forbidden}>{texts.forbiddenText}</ForbiddenState>
        </div>
      </HostSlot>
    )
  return (
    <HostSlot name="Failed" props={{ error, retry: onRetry }}>
      <div className={centred}>
        <ErrorState title={texts.failed} traceId={error.traceId ?? undefined} retrying={retrying} onRetry={onRetry}>
          {error.userMessage} {texts.failedText}
        </ErrorState>
      </div>
    </HostSlot>
  )
}
