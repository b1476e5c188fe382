import type { ReactElement } from 'react'
import { SkeletonBlock } from 'fangkit/ui'

/** Shown instead of hits that take longer than a moment. */
export function JumpLoading(): ReactElement {
  return (
    <div className="portal-jump-dialog-loading">
      <SkeletonBlock height="36px" />
      <SkeletonBlock height="36px" />
      <SkeletonBlock height="36px" />
    </div>
  )
}
