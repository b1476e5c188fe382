import { ImageOff } from 'lucide-react'
import { type CSSProperties, type ReactElement, useState } from 'react'
import { imageViewerMessages } from '../locale/zh-cn/documents/image-viewer.ts'
import { useMessages } from '../provider/use-messages.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Spinner } from '../ui/indicators/spinner.tsx'
import type { ViewerImage } from './gallery-props.ts'
import { useGestures } from './use-gestures.ts'
import type { Picture } from './use-picture.ts'
import { type ChangeView, type Size, transformOf, type View } from './view.ts'

export interface ImageStageProps {
  readonly item: ViewerImage
  readonly name: string
  readonly picture: Picture
  readonly view: View
  readonly size: Size
  readonly stage: HTMLElement | null
  readonly placeStage: (element: HTMLElement | null) => void
  readonly change: (step: ChangeView) => void
  readonly onBlank: () => void
  readonly onSwipe: (direction: 1 | -1) => void
}

const whole: CSSProperties = { position: 'relative', height: '100%' }
const over: CSSProperties = { position: 'absolute', inset: 0, pointerEvents: 'none' }
const middle: CSSProperties = { ...over, display: 'grid', placeItems: 'center' }
const hazy: CSSProperties = { ...over, width: '100%', height: '100%', objectFit: 'contain', opacity: 0.5 }
const pressable: CSSProperties = { pointerEvents: 'auto' }
/** The picture, or its loading or error state. */
export function ImageStage(props: ImageStageProps): ReactElement {
  const { item, name, picture, view, size, stage, placeStage, change, onBlank, onSwipe } = props
  const text = useMessages(imageViewerMessages)
  const [dragging, setDragging] = useState(false)
  useGestures({ stage, change, onBlank, onDragging: setDragging, onSwipe })
  const { state } = picture
  const isShown = state === 'shown'
  const retry = (): void => {
    // The button is removed together with its message.
    stage?.focus()
    picture.onRetry()
  }
  return (
    <div style={whole}>
      {/* biome-ignore lint/a11y/useSemanticElements: the group has no form fields */}
      <div
        ref={placeStage}
        role="group"
        aria-label={text.picture}
        aria-busy={state === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the picture, as in a scrolling region
        tabIndex={0}
        style={{
          ...whole,
          overflow: 'hidden',
          touchAction: 'none',
          outlineOffset: -2,
          cursor: dragging ? 'grabbing' : 'default',
        }}
      >
        {state === 'loading' && item.thumbnail !== undefined ? (
          <img key={picture.of} src={item.thumbnail} alt="" draggable={false} style={hazy} />
        ) : null}
        <img
          key={`${picture.of} ${picture.attempt}`}
          src={item.src}
          alt={state === 'failed' ? text.failed : name}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            picture.onLoaded({ width: naturalWidth, height: naturalHeight })
          }
          onError={picture.onFailed}
          style={{
            position: 'absolute',
            left: '50%',
            top: '50%',
            maxWidth: 'none',
            visibility: isShown ? 'visible' : 'hidden',
            transform: transformOf(view, { picture: picture.size, stage: size }),
            // Drawn once and then only moved, even for a picture of many megapixels.
            willChange: 'transform',
            cursor: dragging ? 'grabbing' : 'grab',
          }}
        />
      </div>
      {isShown ? null : (
        <div style={middle}>
          {state === 'loading' ? (
            <Spinner size={28} label={text.loading} />
          ) : (
            <div style={pressable}>
              <ErrorState icon={<ImageOff />} title={text.failed} onRetry={retry}>
                {name}
              </ErrorState>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
