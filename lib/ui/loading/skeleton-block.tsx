import type { ReactElement } from 'react'
import { skeleton } from '../../styled-system/recipes/index.js'

/** Size of one grey block. */
export interface SkeletonBlockProps {
  /** Width in px or as a CSS length; full width when absent. */
  readonly width?: string | number | undefined
  readonly height?: string | number | undefined
}

/** One grey bar of a `Skeleton`. */
export function SkeletonBlock({ width = '100%', height = 14 }: SkeletonBlockProps): ReactElement {
  return <span className={skeleton().block} style={{ width, height }} />
}
