import { memo, type ReactElement, useEffect, useRef } from 'react'
import { imageViewerMessages } from '../locale/zh-cn/documents/image-viewer.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import type { GalleryItem } from './gallery-props.ts'
import { imageName } from './image-name.ts'
import { Thumbnail } from './thumbnail.tsx'

export interface ThumbnailStripProps {
  readonly items: readonly GalleryItem[]
  readonly index: number
  /** Must be the same function each time. */
  readonly onChoose: (index: number) => void
}

const row = css({ display: 'flex', gap: '8', minWidth: '0', overflowX: 'auto', padding: '2px' })

/** Thumbnails of all pictures. The current picture is in view and takes the focus. */
export const ThumbnailStrip = memo(function ThumbnailStrip({
  items,
  index,
  onChoose,
}: ThumbnailStripProps): ReactElement {
  const text = useMessages(imageViewerMessages)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const strip = list.current
    const current = strip?.children[index]
    if (!strip || !(current instanceof HTMLElement)) return
    if (strip.matches(':focus-within')) current.focus({ preventScroll: true })
    strip.scrollTo({ left: current.offsetLeft - strip.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2 })
  }, [index])
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group has no form fields
    <div
      ref={list}
      role="group"
      aria-label={text.list}
      className={row}
      style={{ justifyContent: 'safe center', overscrollBehavior: 'contain' }}
      onWheel={({ currentTarget, deltaX, deltaY }) => {
        if (deltaX === 0) currentTarget.scrollLeft += deltaY
      }}
    >
      {items.map((item, place) => (
        <Thumbnail
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be listed twice
          key={`${place} ${item.id ?? item.src}`}
          src={item.content === undefined ? (item.thumbnail ?? item.src) : null}
          name={imageName(item, text.nth({ place: place + 1 }))}
          place={place}
          current={place === index}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
})
