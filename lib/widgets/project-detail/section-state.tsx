import { type ReactElement, useEffect } from 'react'
import type { FangkitError } from '../../client/fangkit-error.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail/project-detail.ts'
import { caseSectionMessages } from '../../locale/zh-cn/project-detail/case-sections.ts'
import { HostSlot } from '../../provider/slots/host-slot.tsx'
import { useMessages } from '../../provider/use-messages.ts'
import { Card } from '../../ui/sections/card.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../../ui/feedback/forbidden-state.tsx'
import { SkeletonCard } from '../../ui/loading/skeleton-card.tsx'
import type { ProjectSectionProps } from './sections.ts'
import { useLatest } from '../../provider/use-latest.ts'

export interface SectionStateProps {
  readonly title: string
  /** Number of columns of its fields. */
  readonly columns: 3 | 4
  /** Null while it loads. */
  readonly error: FangkitError | null
  readonly retrying: boolean
  readonly onRetry: () => void
  /** Tells the page. */
  readonly onFailure: ProjectSectionProps['onFailure']
}

/** A section that is loading, has failed, or is forbidden. */
export function SectionState(props: SectionStateProps): ReactElement {
  const { title, columns, error, retrying, onRetry, onFailure } = props
  const retry = useLatest(onRetry)
  useEffect(() => {
    if (error === null) return undefined
    onFailure?.({ error, retry: () => retry.current() })
    return () => onFailure?.(null)
  }, [error, onFailure, retry])
  const texts = useMessages(projectDetailMessages)
  const caseSections = useMessages(caseSectionMessages)
  if (error === null) return <SkeletonCard rows={6} columns={columns} />
  const denied = (
    <HostSlot name="Forbidden" props={{ error }}>
      <ForbiddenState title={caseSections.sectionForbidden({ title })}>{texts.forbiddenText}</ForbiddenState>
    </HostSlot>
  )
  const failed = (
    <HostSlot name="Failed" props={{ error, retry: onRetry }}>
      <ErrorState
        title={caseSections.sectionFailed({ title })}
        traceId={error.traceId ?? undefined}
        retrying={retrying}
        onRetry={onRetry}
      >
        {error.userMessage} {texts.failedText}
      </ErrorState>
    </HostSlot>
  )
  return <Card title={title}>{error.kind === 'forbidden' ? denied : failed}</Card>
}
