import type { ReactElement } from 'react'
import { Skeleton, SkeletonBlock } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import './page-loading.css'

const page = 'portal-page-loading-page'

/** Shown while the first page is loading. */
export function PageLoading(): ReactElement {
  return (
    <div className={page}>
      <Skeleton label={messages.loading}>
        <SkeletonBlock width={240} height={20} />
      </Skeleton>
    </div>
  )
}
