import type { CSSProperties, ReactElement } from 'react'
import { pdfMessages } from '../../../locale/zh-cn/documents/pdf.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { A4 } from './page-size.ts'
import { PAPER } from './paper.ts'
import type { PageSize } from '../pdf-props.ts'

const stage: CSSProperties = { height: '100%', overflow: 'hidden', padding: 16 }
const LINES = [60, 100, 100, 92, 100, 84, 100, 96, 100, 72] as const

export interface PageSkeletonProps {
  readonly name: string
  readonly size?: PageSize | undefined
}

/** Placeholder for a page that is loading. */
export function PageSkeleton({ name, size = A4 }: PageSkeletonProps): ReactElement {
  const text = useMessages(pdfMessages)
  return (
    <div style={stage}>
      <div
        style={{
          ...PAPER,
          margin: '0 auto',
          maxWidth: 900,
          aspectRatio: `${size.width} / ${size.height}`,
          padding: '8% 8%',
        }}
      >
        <Skeleton label={text.loading({ name })}>
          {LINES.map((width, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <div key={line} style={{ paddingBlock: 8 }}>
              <SkeletonBlock width={`${width}%`} />
            </div>
          ))}
        </Skeleton>
      </div>
    </div>
  )
}
