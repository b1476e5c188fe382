import { useState } from 'react'
import { useEmit } from '../provider/callbacks/use-emit.ts'
import { useHostCallback } from '../provider/callbacks/use-host-callback.ts'
import type { GalleryItem, GalleryProps, ViewerImage } from './gallery-props.ts'

export interface GalleryIndex {
  readonly index: number
  readonly last: number
  readonly item: GalleryItem | undefined
  readonly goTo: (target: number) => void
}

export const identityOf = ({ id, src }: ViewerImage): string => id ?? src

/**
 * Returns which picture is shown. When the host does not control it, the same picture stays when others are added or
 * removed.
 */
export function useGalleryIndex({
  items,
  index: held,
  defaultIndex = 0,
  onIndexChange,
}: Pick<GalleryProps, 'items' | 'index' | 'defaultIndex' | 'onIndexChange'>): GalleryIndex {
  const of = (index: number): string | null => (items[index] ? identityOf(items[index]) : null)
  const [own, setOwn] = useState(() => ({ index: defaultIndex, of: of(defaultIndex) }))
  const notifyHost = useHostCallback(onIndexChange, 'onIndexChange')
  const emit = useEmit()
  const last = Math.max(0, items.length - 1)
  const moved = of(own.index) === own.of ? -1 : items.findIndex((item) => identityOf(item) === own.of)
  const index = Math.min(last, Math.max(0, held ?? (moved < 0 ? own.index : moved)))
  const goTo = (target: number): void => {
    const item = items[target]
    if (item === undefined || target === index) return
    setOwn({ index: target, of: of(target) })
    notifyHost({ index: target, item, source: 'image-viewer' })
    emit({ type: 'indexChanged', source: 'image-viewer', index: target })
  }
  return { index, last, item: items[index], goTo }
}
