import { type ComponentType, memo, type ReactElement, Suspense } from 'react'
import { SkeletonCard } from '../../../ui/loading/skeleton-card.tsx'
import type { ProjectSectionProps } from '../sections.ts'

export interface SectionSlotProps extends ProjectSectionProps {
  readonly Component: ComponentType<ProjectSectionProps>
}

/** A section of a saved case; typing elsewhere on the page does not touch it. */
export const SectionSlot = memo(function SectionSlot({ Component, ...props }: SectionSlotProps): ReactElement {
  return (
    <Suspense fallback={<SkeletonCard rows={6} columns={4} />}>
      <Component {...props} />
    </Suspense>
  )
})
