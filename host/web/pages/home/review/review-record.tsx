import { lazy, type ReactElement, type RefObject, Suspense } from 'react'
import type { CaseRecordQueue, FeeTabHandle } from 'fangkit/fee-tab'
import type { PapersTabHandle } from 'fangkit/papers-tab'
import { SkeletonBlock } from 'fangkit/ui'
import type { QueuedReview } from './use-review-queue.ts'

const FeeTab = lazy(async () => ({ default: (await import('fangkit/fee-tab')).FeeTab }))
const PapersTab = lazy(async () => ({ default: (await import('fangkit/papers-tab')).PapersTab }))

export interface ReviewRecordProps {
  readonly review: QueuedReview
  readonly queue: CaseRecordQueue
  readonly handle: RefObject<FeeTabHandle | PapersTabHandle | null>
}

/** One record with its picture and its decision. */
export function ReviewRecord({ review, queue, handle }: ReviewRecordProps): ReactElement {
  const { kind, prjId, record } = review
  const shared = {
    projectId: prjId ?? '',
    record,
    recordOnly: true,
    queue,
  }
  const take = (one: FeeTabHandle | PapersTabHandle | null): void => {
    handle.current = one
  }
  return (
    <Suspense fallback={<SkeletonBlock height="320px" />}>
      {kind === 'PAPER' ? <PapersTab ref={take} {...shared} /> : <FeeTab ref={take} {...shared} />}
    </Suspense>
  )
}
