import type { ReactElement } from 'react'
import { css } from '../../styled-system/css/index.js'
import { SkeletonBlock } from '../../ui/loading/skeleton-block.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

export interface GridSkeletonProps {
  readonly rows: number
  readonly columns: number
}

const MOST_ROWS = 20
/** Widths that resemble words of different length. */
const WIDTHS = ['72%', '56%', '84%', '48%', '64%'] as const

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '20',
  height: 'row',
  paddingInline: 'pad',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
})
const cell = css({ flex: '1', minWidth: '0' })

/** Placeholder while rows load, with the height of the rows. */
export function GridSkeleton({ rows, columns }: GridSkeletonProps): ReactElement {
  return (
    <Skeleton>
      {Array.from({ length: Math.min(rows, MOST_ROWS) }, (_, row) => `row ${row}`).map((row, at) => (
        <div key={row} className={line}>
          {Array.from({ length: columns }, (_, column) => `${row} ${column}`).map((key, column) => (
            <div key={key} className={cell}>
              <SkeletonBlock width={WIDTHS[(at + column) % WIDTHS.length]} />
            </div>
          ))}
        </div>
      ))}
    </Skeleton>
  )
}
