import type { ReactElement } from 'react'
import { Skeleton } from '../../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../../ui/loading/skeleton-block.tsx'
import { roomy } from './record-layout.ts'

export interface RecordSkeletonProps {
  readonly label?: string | undefined
}

/** Placeholder while records load. */
export function RecordSkeleton({ label }: RecordSkeletonProps): ReactElement {
  return (
    <Skeleton label={label}>
      <div className={roomy}>
        <SkeletonBlock width={260} />
        <SkeletonBlock width="80%" />
        <SkeletonBlock width="60%" />
      </div>
    </Skeleton>
  )
}
