import type { ReactElement } from 'react'
import { formCompareMessages } from '../../../locale/zh-cn/documents/form-compare.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'

const lines = css({ display: 'grid', gap: '14' })
const LINES = [64, 88, 72]

/** Placeholder while fields load. */
export function FieldSkeleton(): ReactElement {
  const texts = useMessages(formCompareMessages)
  return (
    <Skeleton label={texts.loading}>
      <div className={lines}>
        {LINES.map((width) => (
          <div key={width}>
            <SkeletonBlock width={width} />
            <SkeletonBlock height={32} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
