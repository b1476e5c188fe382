import { ChevronLeft, ChevronRight, ImageOff } from 'lucide-react'
import { type CSSProperties, type ReactElement, useState } from 'react'
import { imageViewerMessages } from '../../locale/zh-cn/image-viewer.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useGestures } from '../../viewer/use-gestures.ts'
import { type ChangeView, type Size, transformOf, type View } from '../../viewer/view.ts'
import type { Picture } from './use-picture.ts'

export interface ImageStageProps {
  readonly src: string
  readonly name: string
  readonly picture: Picture
  readonly view: View
  readonly size: Size
  readonly stage: HTMLElement | null
  readonly placeStage: (element: HTMLElement | null) => void
  readonly change: (step: ChangeView) => void
  readonly onFailed: () => void
  readonly onBlank: () => void
  /** null where there is none. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
}

const whole: CSSProperties = { position: 'relative', height: '100%' }
const middle: CSSProperties = { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' }
const pressable: CSSProperties = { pointerEvents: 'auto' }
const beside = (side: 'left' | 'right'): CSSProperties => ({ position: 'absolute', top: '50%', [side]: 16, transform: 'translateY(-50%)', borderRadius: 999 })

/** The picture, or what became of it, between the ways to the previous and the next one. */
export function ImageStage(props: ImageStageProps): ReactElement {
  const { src, name, picture, view, size, stage, placeStage, change, onFailed, onBlank, onPrevious, onNext } = props
  const text = useMessages(imageViewerMessages)
  const [dragging, setDragging] = useState(false)
  useGestures({ stage, change, onBlank, onDragging: setDragging })
  const isShown = picture.state === 'shown'
  return (
    <div style={whole}>
      {/* biome-ignore lint/a11y/useSemanticElements: nothing here is filled in */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys move what is seen here, as in a scrolling region */}
      <div ref={placeStage} role="group" aria-label={text.picture} tabIndex={0} style={{ ...whole, overflow: 'hidden', touchAction: 'none', outlineOffset: -2, cursor: dragging ? 'grabbing' : 'default' }}>
        <img
          key={`${picture.of} ${picture.attempt}`}
          src={src}
          alt={picture.state === 'failed' ? text.failed : name}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => picture.onLoaded({ width: naturalWidth, height: naturalHeight })}
          onError={onFailed}
          style={{
            position: 'absolute',
            left: '50%',
            top: '50%',
            maxWidth: 'none',
            visibility: isShown ? 'visible' : 'hidden',
            transform: transformOf(view, { picture: picture.size, stage: size }),
            transition: dragging || !isShown ? 'none' : 'transform 120ms',
            cursor: dragging ? 'grabbing' : 'grab',
          }}
        />
      </div>
      {isShown ? null : (
        <div style={middle}>
          {picture.state === 'loading' ? <Spinner size={28} label={text.loading} /> : <div style={pressable}><ErrorState icon={<ImageOff />} title={text.failed} onRetry={picture.onRetry}>{name}</ErrorState></div>}
        </div>
      )}
      {onPrevious === null ? null : <IconButton label={text.previous} icon={<ChevronLeft aria-hidden />} size="lg" variant="bordered" style={beside('left')} onClick={onPrevious} />}
      {onNext === null ? null : <IconButton label={text.next} icon={<ChevronRight aria-hidden />} size="lg" variant="bordered" style={beside('right')} onClick={onNext} />}
    </div>
  )
}
