import type { ReactElement } from 'react'
import { card, skeleton } from '../../styled-system/recipes/index.js'
import { FormGrid } from '../forms/form-grid.tsx'
import { Skeleton } from './skeleton.tsx'
import { SkeletonBlock } from './skeleton-block.tsx'

/** Number of labels and values in the placeholder. */
export interface SkeletonCardProps {
  /** 3 when absent. */
  readonly rows?: number | undefined
  /** 3 when absent. */
  readonly columns?: 1 | 2 | 3 | 4 | undefined
}

/** Placeholder for a card of labels and values, as high as the card that replaces it. */
export function SkeletonCard({ rows = 3, columns = 3 }: SkeletonCardProps): ReactElement {
  const classes = card()
  const pairs = Array.from({ length: rows * columns }, (_, index) => index)
  return (
    <div className={classes.root}>
      <Skeleton>
        <div className={classes.header}>
          <SkeletonBlock width={96} height={16} />
          <span className={classes.actions}>
            <SkeletonBlock width={64} height={24} />
          </span>
        </div>
        <FormGrid columns={columns}>
          {pairs.map((pair) => (
            <div key={pair} className={skeleton().pair}>
              <SkeletonBlock width={56 + (pair % 6) * 5} height={10} />
              <SkeletonBlock width={110 + (pair % 3) * 26} height={14} />
            </div>
          ))}
        </FormGrid>
      </Skeleton>
    </div>
  )
}
