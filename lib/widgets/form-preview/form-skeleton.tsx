import type { ReactElement } from 'react'
import { formPreviewMessages } from '../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Card } from '../../ui/sections/card.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../ui/loading/skeleton-block.tsx'
import { formHead, formPage, skeletonLine } from './form-layout.ts'

const LINES = [220, 260, 180, 240, 200, 250]

/** Placeholder with the layout of the widget while it loads. */
export function FormSkeleton(): ReactElement {
  const texts = useMessages(formPreviewMessages)
  return (
    <div className={formPage}>
      <Card aria-label={texts.title}>
        <Skeleton label={texts.loading}>
          <div className={formHead}>
            <SkeletonBlock width={280} height={28} />
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
