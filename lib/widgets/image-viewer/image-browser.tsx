import { Download } from 'lucide-react'
import { type KeyboardEvent, type MutableRefObject, type ReactElement, type Ref, useCallback, useImperativeHandle, useState } from 'react'
import { imageViewerMessages } from '../../locale/zh-cn/image-viewer.ts'
import { useEmit } from '../../provider/use-emit.ts'
import { useHostCallback } from '../../provider/use-host-callback.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { button } from '../../styled-system/recipes/index.js'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import { ModalFrame } from '../../ui/modal-frame.tsx'
import { useSize } from '../../viewer/use-size.ts'
import { usePreloaded } from '../../viewer/use-preloaded.ts'
import { useView } from '../../viewer/use-view.ts'
import { flipped, RESTING, rotated, stepped, ZOOM_STEP } from '../../viewer/view.ts'
import { viewerKey } from '../../viewer/viewer-key.ts'
import { downloadName, imageName } from './image-name.ts'
import { ImageStage } from './image-stage.tsx'
import { ImageTools } from './image-tools.tsx'
import type { ImageViewerHandle, ImageViewerProps } from './image-viewer-props.ts'
import { ThumbnailStrip } from './thumbnail-strip.tsx'
import { usePicture } from './use-picture.ts'

export interface ImageBrowserProps extends Pick<ImageViewerProps, 'items' | 'index' | 'defaultIndex' | 'onClose' | 'onIndexChange' | 'onImageFailed'> {
  readonly handle: Ref<ImageViewerHandle>
  readonly stageRef: MutableRefObject<HTMLElement | null>
}

const contents = css({ display: 'contents' })
const small = css({ textStyle: 'note', color: 'ink-3' })
const foot = css({ display: 'grid', gap: '8', minWidth: '0', flex: '1' })
const isControl = (target: EventTarget): boolean => target instanceof Element && target.closest('button, a') !== null

/** What is in the dialog: title, picture, tools and the list of all. */
export function ImageBrowser(props: ImageBrowserProps): ReactElement {
  const { items, handle, stageRef, onClose } = props
  const text = useMessages(imageViewerMessages)
  const emit = useEmit()
  const [own, setOwn] = useState(props.defaultIndex ?? 0)
  const last = Math.max(0, items.length - 1)
  const index = Math.min(last, Math.max(0, props.index ?? own))
  const item = items[index]
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const placeStage = useCallback((element: HTMLElement | null) => {
    stageRef.current = element
    setStage(element)
  }, [stageRef])
  const tellIndex = useHostCallback(props.onIndexChange, 'onIndexChange')
  const tellFailed = useHostCallback(props.onImageFailed, 'onImageFailed')
  const size = useSize(stage)
  const picture = usePicture(`${index} ${item?.src ?? ''}`)
  const { view, change } = useView(picture.of, { picture: picture.size, stage: size })
  usePreloaded(stage, items[index - 1]?.src, items[index + 1]?.src)
  useImperativeHandle(handle, () => ({
    zoomIn: () => change(stepped(ZOOM_STEP)),
    zoomOut: () => change(stepped(-ZOOM_STEP)),
    rotate: (direction = 1) => change(rotated(direction)),
    flip: (axis) => change(flipped(axis)),
    reset: () => change(() => RESTING),
  }), [change])

  const goTo = (wanted: number): void => {
    const next = items[wanted]
    if (next === undefined || wanted === index) return
    setOwn(wanted)
    tellIndex({ index: wanted, item: next, source: 'image-viewer' })
    emit({ type: 'indexChanged', source: 'image-viewer', index: wanted })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const pressed = isComposing(event) ? null : viewerKey(event)
    if (pressed === null || (event.key === ' ' && isControl(event.target))) return
    event.preventDefault()
    if ('change' in pressed) change(pressed.change)
    else goTo({ previous: index - 1, next: index + 1, first: 0, last }[pressed.go])
  }
  const onFailed = (): void => {
    picture.onFailed()
    if (item === undefined) return
    tellFailed({ index, item, source: 'image-viewer' })
    emit({ type: 'imageFailed', source: 'image-viewer', index })
  }
  if (item === undefined) return <ModalFrame title={text.title} padded busy={false} onClose={onClose}><EmptyState role="status" title={text.empty} /></ModalFrame>
  const name = imageName(item, text.nth({ place: index + 1 }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: wherever in the dialog the focus is, the keys are those of the picture
    <div className={contents} onKeyDown={onKeyDown}>
      <ModalFrame
        title={name}
        badge={item.note === undefined ? null : <small className={small}>{item.note}</small>}
        padded={false}
        busy={false}
        onClose={onClose}
        headerActions={
          <>
            <span role="status" className={small}>{text.place({ place: index + 1, count: items.length })}</span>
            <a className={button({ variant: 'default', size: 'md' })} href={item.src} download={downloadName(item)} target="_blank" rel="noreferrer">
              <Download aria-hidden />
              {text.download}
            </a>
          </>
        }
        footer={
          <div className={foot}>
            <ImageTools view={view} change={change} />
            {items.length > 1 ? <ThumbnailStrip items={items} index={index} onChoose={goTo} /> : null}
          </div>
        }
      >
        <ImageStage
          src={item.src}
          name={name}
          picture={picture}
          view={view}
          size={size}
          stage={stage}
          placeStage={placeStage}
          change={change}
          onFailed={onFailed}
          onBlank={onClose}
          onPrevious={index > 0 ? () => goTo(index - 1) : null}
          onNext={index < last ? () => goTo(index + 1) : null}
        />
      </ModalFrame>
    </div>
  )
}
