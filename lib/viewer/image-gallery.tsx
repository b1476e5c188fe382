import {
  type CSSProperties,
  type ReactElement,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useEffect,
} from 'react'
import { imageViewerMessages } from '../locale/zh-cn/documents/image-viewer.ts'
import { useEmit } from '../provider/callbacks/use-emit.ts'
import { useHostCallback } from '../provider/callbacks/use-host-callback.ts'
import { useLatest } from '../provider/use-latest.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { dialog } from '../styled-system/recipes/index.js'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { OverlayPortal } from '../ui/overlays/overlay-portal.tsx'
import { GalleryCover } from './gallery-cover.tsx'
import { GalleryHead } from './gallery-head.tsx'
import type { GalleryItem, GalleryProps } from './gallery-props.ts'
import { imageName } from './image-name.ts'
import { ImageStage } from './image-stage.tsx'
import { ImageTools } from './image-tools.tsx'
import { PageTurns } from './page-turns.tsx'
import { ThumbnailStrip } from './thumbnail-strip.tsx'
import { identityOf, useGalleryIndex } from './use-gallery-index.ts'
import { usePicture } from './use-picture.ts'
import { useSize } from './use-size.ts'
import { useView } from './use-view.ts'
import { flipped, RESTING, panLimit, rotated, stepped, ZOOM_STEP } from './view.ts'
import { type ViewerKey, viewerKey } from './viewer-key.ts'

/** Loads neighbouring pictures in advance; both are optional. */
function usePreloaded(stage: HTMLElement | null, before: string | undefined, after: string | undefined): void {
  useEffect(() => {
    if (stage === null) return
    for (const source of [after, before])
      if (source !== undefined) stage.ownerDocument.createElement('img').src = source
  }, [stage, before, after])
}

const foot = css({ display: 'grid', gap: '8', minWidth: '0', flex: '1' })
const WHOLE: CSSProperties = { position: 'relative', flex: 1, minWidth: 0 }
const ROW: CSSProperties = { display: 'flex', height: '100%' }
/** True for elements that take letters. */
const isTextBox = (target: EventTarget | undefined): boolean =>
  target instanceof Element && target.matches('input, textarea')
/** True for elements that Space presses. */
const isControl = (target: EventTarget | undefined): boolean => target instanceof Element && target.matches('button, a')

/**
 * Shows pictures over the whole page: title, picture, tools and the list of all pictures. Render it only while open.
 * @source IMG-001, IMG-009
 */
export function ImageGallery(props: GalleryProps): ReactElement {
  const { items, handle } = props
  const text = useMessages(imageViewerMessages)
  const emit = useEmit()
  const titleId = useId()
  const close = useHostCallback(props.onClose, 'onClose')
  const notifyFailed = useHostCallback(props.onImageFailed, 'onImageFailed')
  const { index, last, item, goTo } = useGalleryIndex(props)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const firstFocused = useRef<HTMLElement | null>(null)
  const placeStage = useCallback((element: HTMLElement | null) => {
    firstFocused.current = element
    setStage(element)
  }, [])
  const size = useSize(stage)
  const picture = usePicture(item ? identityOf(item) : '', item?.src ?? '')
  const viewSizes = { picture: picture.size, stage: size }
  const content = item?.content
  const { view, change } = useView(picture.of, viewSizes)
  usePreloaded(picture.state === 'loading' ? null : stage, srcOf(items[index - 1]), srcOf(items[index + 1]))
  useImperativeHandle(
    handle,
    () => ({
      zoomIn: () => change(stepped(ZOOM_STEP)),
      zoomOut: () => change(stepped(-ZOOM_STEP)),
      rotate: (direction = 1) => change(rotated(direction)),
      flip: (axis) => change(flipped(axis)),
      reset: () => change(() => RESTING),
    }),
    [change],
  )

  const latest = useLatest({ index, goTo, canPan: panLimit(view, viewSizes).x > 0 })
  const choose = useCallback((nextIndex: number) => latest.current.goTo(nextIndex), [latest])
  const turnPage = useCallback((direction: 1 | -1) => latest.current.goTo(latest.current.index + direction), [latest])
  // A finger drags a picture that can be moved; a swipe to the next picture works otherwise.
  const swipe = useCallback(
    (direction: 1 | -1) => {
      if (!latest.current.canPan) turnPage(direction)
    },
    [latest, turnPage],
  )
  const onKey = (event: KeyboardEvent): boolean => {
    if (props.onKey?.(event)) return true
    const [target] = event.composedPath()
    if (isTextBox(target)) return false
    if (event.key === 'Escape') close()
    else {
      const pressed = viewerKey(event)
      if (pressed === null || (event.key === ' ' && isControl(target))) return false
      if (content !== undefined && !isTurn(pressed)) return false
      if ('change' in pressed) change(pressed.change)
      else goTo({ previous: index - 1, next: index + 1, first: 0, last }[pressed.go])
    }
    return true
  }
  const onFailed = (): void => {
    picture.onFailed()
    if (item === undefined) return
    notifyFailed({ index, item, source: 'image-viewer' })
    emit({ type: 'imageFailed', source: 'image-viewer', index })
  }
  const classes = dialog()
  const name = item === undefined ? text.title : imageName(item, text.nth({ place: index + 1 }))
  return (
    <OverlayPortal>
      <GalleryCover
        zIndex={props.zIndex}
        labelledBy={titleId}
        first={() => firstFocused.current}
        onKey={onKey}
        onFiles={props.onFiles}
      >
        <GalleryHead
          titleId={titleId}
          title={name}
          item={item}
          place={last > 0 ? text.place({ place: index + 1, count: items.length }) : null}
          onClose={close}
        />
        <div className={classes.body}>
          {item === undefined ? (
            <EmptyState role="status" title={text.empty} />
          ) : (
            <div style={ROW}>
              {props.beside}
              <div style={WHOLE}>
                {content ?? (
                  <ImageStage
                    item={item}
                    name={name}
                    picture={{ ...picture, onFailed }}
                    view={view}
                    size={size}
                    stage={stage}
                    placeStage={placeStage}
                    change={change}
                    onBlank={close}
                    onSwipe={swipe}
                  />
                )}
                {last > 0 ? <PageTurns index={index} last={last} onPage={turnPage} /> : null}
              </div>
            </div>
          )}
        </div>
        {item === undefined ? null : (
          <div className={classes.footer}>
            <div className={foot}>
              {content === undefined ? <ImageTools view={view} change={change} many={last > 0} /> : null}
              {last > 0 && props.beside === undefined ? (
                <ThumbnailStrip items={items} index={index} onChoose={choose} />
              ) : null}
              {props.actions}
            </div>
          </div>
        )}
      </GalleryCover>
    </OverlayPortal>
  )
}

/** Address of a picture; documents load by themselves. */
const srcOf = (item: GalleryItem | undefined): string | undefined =>
  item?.content === undefined ? item?.src : undefined

/** True for keys that go to the previous or next item. */
const isTurn = (pressed: ViewerKey): boolean => 'go' in pressed && (pressed.go === 'previous' || pressed.go === 'next')
