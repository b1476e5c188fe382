import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { elementMessages } from '../locale/zh-cn/elements.ts'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../ui/loading/skeleton-block.tsx'
import type { ElementSlot } from './element-slot.ts'

const ROWS = [1, 2, 3, 4, 5, 6]

export interface WaitingSlotProps {
  readonly slot: ElementSlot
}

/** Draws an element before it is connected and while its widget's code loads. It works without a provider. */
export function WaitingSlot({ slot }: WaitingSlotProps): ReactNode {
  if (slot.table.overlay) return null
  return createPortal(
    <div className="fk-root" data-scheme="light" data-density="comfortable">
      <Skeleton label={elementMessages.texts.loading}>
        {ROWS.map((row) => (
          <SkeletonBlock key={row} height={32} />
        ))}
      </Skeleton>
    </div>,
    slot.container,
  )
}
