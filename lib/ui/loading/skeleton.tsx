import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { skeleton } from '../../styled-system/recipes/index.js'
import { useUiText } from '../ui-text.tsx'
import { VisuallyHidden } from '../indicators/visually-hidden.tsx'

export interface SkeletonProps {
  /** `SkeletonBlock`s in the shape of what is coming. They take their room at once and show after 200 ms. */
  readonly children: ReactNode
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** Stands where content will be. */
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
