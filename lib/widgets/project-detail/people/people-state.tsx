import type { ReactElement } from 'react'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { peopleMessages } from '../../../locale/zh-cn/people.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useSlots } from '../../../provider/use-slots.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ForbiddenState } from '../../../ui/forbidden-state.tsx'
import { SkeletonCard } from '../../../ui/skeleton-card.tsx'

export interface PeopleStateProps {
  readonly title: string
  /** Null while it loads. */
  readonly error: FangkitError | null
  readonly retrying: boolean
  readonly onRetry: () => void
}

/** A section of people that cannot be shown yet, or not to this person. */
export function PeopleState({ title, error, retrying, onRetry }: PeopleStateProps): ReactElement {
  const texts = useMessages(peopleMessages)
  const { Failed, Forbidden } = useSlots()
  if (error === null) return <SkeletonCard rows={6} columns={4} />
  const denied = Forbidden === undefined ? <ForbiddenState title={texts.forbidden({ title })}>{texts.forbiddenText}</ForbiddenState> : Forbidden && <Forbidden error={error} />
  const failed = Failed === undefined ? <ErrorState title={texts.failed({ title })} traceId={error.traceId ?? undefined} retrying={retrying} onRetry={onRetry}>{error.userMessage} {texts.failedText}</ErrorState> : Failed && <Failed error={error} retry={onRetry} />
  return <Card title={title}>{error.kind === 'forbidden' ? denied : failed}</Card>
}
