import type { ReactElement } from 'react'
import { flowTabMessages } from '../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Card } from '../../ui/sections/card.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../ui/loading/skeleton-block.tsx'
import { flowHead, flowPage, skeletonLine } from './flow-layout.ts'

const LINES = [180, 240, 200, 260, 210, 190, 250, 220]

/** Placeholder with the layout of the tab while it loads. */
export function FlowSkeleton(): ReactElement {
  const texts = useMessages(flowTabMessages)
  return (
    <div className={flowPage}>
      <Card aria-label={texts.title}>
        <Skeleton label={texts.loading}>
          <div className={flowHead}>
            <SkeletonBlock width={320} height={28} />
          </div>
          {LINES.map((width) => (
            <div key={width} className={skeletonLine}>
              <SkeletonBlock width={width} />
              <SkeletonBlock width={120} />
              <SkeletonBlock width={90} />
            </div>
          ))}
        </Skeleton>
      </Card>
    </div>
  )
}
