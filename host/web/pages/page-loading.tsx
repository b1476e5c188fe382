import type { ReactElement } from 'react'
import { Skeleton, SkeletonBlock } from 'fangkit/ui'
import { css } from '../../../lib/styled-system/css/index.js'
import { messages } from '../messages.ts'

const page = css({ padding: '20', '& > div': { maxWidth: '480px' } })

/** Shown while the first page is on its way. */
export function PageLoading(): ReactElement {
  return (
    <div className={page}>
      <Skeleton label={messages.loading}><SkeletonBlock width={240} height={20} /></Skeleton>
    </div>
  )
}
