import type { ReactElement } from 'react'
import { papersTabMessages } from '../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Card } from '../../ui/sections/card.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../ui/loading/skeleton-block.tsx'
import { barRow, headRow, papersPage, skeletonLine } from './papers-layout.ts'

const LINES = [160, 140, 120, 150, 180, 130, 170]

/** Placeholder with the layout of the tab while it loads. */
export function PapersSkeleton(): ReactElement {
  const texts = useMessages(papersTabMessages)
  return (
    <div className={papersPage}>
      <Card aria-label={texts.title}>
        <Skeleton label={texts.loading}>
          <div className={headRow}>
            <SkeletonBlock width={320} height={20} />
          </div>
          <div className={barRow}>
            <SkeletonBlock width={180} height={28} />
          </div>
          {LINES.map((width) => (
            <div key={width} className={skeletonLine}>
              <SkeletonBlock width={width} height={38} />
              <SkeletonBlock width={200} />
              <SkeletonBlock width={90} />
            </div>
          ))}
        </Skeleton>
      </Card>
    </div>
  )
}
