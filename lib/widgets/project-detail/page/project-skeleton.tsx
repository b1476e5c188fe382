import type { ReactElement } from 'react'
import { projectDetailMessages } from '../../../locale/zh-cn/project-detail/project-detail.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { SkeletonCard } from '../../../ui/loading/skeleton-card.tsx'
import { pageBody, pageColumn } from '../page-layout.ts'

const strip = css({
  display: 'grid',
  gap: '10',
  height: '119px',
  alignContent: 'center',
  backgroundColor: 'surface',
  paddingInline: 'pad',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
})
const nav = css({
  display: 'grid',
  gap: '20',
  alignSelf: 'start',
  padding: '16',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  backgroundColor: 'surface',
})
const NAV_LINES = [1, 2, 3, 4, 5, 6, 7]

/** Placeholder with the layout of the page while it loads. */
export function ProjectSkeleton(): ReactElement {
  const texts = useMessages(projectDetailMessages)
  return (
    <>
      <Skeleton label={texts.loading}>
        <div className={strip}>
          <SkeletonBlock width={260} height={20} />
          <SkeletonBlock width={520} height={14} />
          <SkeletonBlock width={420} height={14} />
        </div>
      </Skeleton>
      <div className={pageBody}>
        <Skeleton>
          <div className={nav}>
            {NAV_LINES.map((line) => (
              <SkeletonBlock key={line} width="100%" height={14} />
            ))}
          </div>
        </Skeleton>
        <div className={pageColumn}>
          <SkeletonCard rows={7} />
        </div>
      </div>
    </>
  )
}
