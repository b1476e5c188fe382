import type { ReactElement } from 'react'
import { feeTabMessages } from '../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../ui/loading/skeleton-block.tsx'
import { SkeletonCard } from '../../ui/loading/skeleton-card.tsx'
import { feePage, statCard, statRow } from './fee-layout.ts'

const STATS = [1, 2, 3]

/** Placeholder with the layout of the tab while it loads. */
export function FeeSkeleton(): ReactElement {
  const texts = useMessages(feeTabMessages)
  return (
    <div className={feePage}>
      <Skeleton label={texts.loading}>
        <div className={statRow}>
          {STATS.map((stat) => (
            <div key={stat} className={statCard}>
              <SkeletonBlock width={80} height={18} />
              <SkeletonBlock width={140} height={30} />
            </div>
          ))}
        </div>
      </Skeleton>
      <SkeletonCard rows={8} columns={4} />
    </div>
  )
}
