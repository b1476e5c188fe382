import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { skeleton } from '../../styled-system/recipes/index.js'
import { useUiText } from '../ui-text.tsx'
import { VisuallyHidden } from '../indicators/visually-hidden.tsx'

/** The blocks of the placeholder, and what screen readers say meanwhile. */
export interface SkeletonProps {
  /** `SkeletonBlock`s in the shape of the content. They take their space at once and appear after 200 ms. */
  readonly children: ReactNode
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** Placeholder for content that is loading. */
export function Skeleton({ children, label, className }: SkeletonProps): ReactElement {
  const text = useUiText()
  const classes = skeleton()
  return (
    <div role="status" aria-busy className={cx(classes.root, className)}>
      <VisuallyHidden>{label ?? text.loading}</VisuallyHidden>
      <div aria-hidden className={classes.content}>
        {children}
      </div>
    </div>
  )
}
