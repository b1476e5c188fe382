import { FlipHorizontal, FlipVertical, Maximize, RotateCcw, RotateCw, Scan, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactElement } from 'react'
import { imageViewerMessages } from '../../locale/zh-cn/image-viewer.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { IconButton } from '../../ui/icon-button.tsx'
import { canStep, type ChangeView, flipped, otherMode, RESTING, rotated, stepped, type View, ZOOM_STEP } from '../../viewer/view.ts'

export interface ImageToolsProps {
  readonly view: View
  readonly change: (step: ChangeView) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })
const count = css({ color: 'ink-2', textStyle: 'label', whiteSpace: 'nowrap' })

/** Everything that can be done to the picture, as buttons. A step that cannot be taken keeps its button, and the focus on it. */
export function ImageTools({ view, change }: ImageToolsProps): ReactElement {
  const text = useMessages(imageViewerMessages)
  const zoom = (step: number, label: string, icon: ReactElement): ReactElement => {
    const can = canStep(view, step)
    return <IconButton label={label} icon={icon} aria-disabled={!can} data-disabled={can ? undefined : ''} onClick={() => change(stepped(step))} />
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is filled in
    <div
      role="group"
      aria-label={text.tools}
      className={row}
      style={{ justifyContent: 'center' }}
      // A press leaves the focus where the keys of the picture are.
      onMouseDown={(event) => event.preventDefault()}
    >
      {zoom(-ZOOM_STEP, text.zoomOut, <ZoomOut aria-hidden />)}
      <span className={count} style={{ minWidth: 48, textAlign: 'center' }}>{`${Math.round(view.scale * 100)}%`}</span>
      {zoom(ZOOM_STEP, text.zoomIn, <ZoomIn aria-hidden />)}
      <IconButton label={text.rotateLeft} icon={<RotateCcw aria-hidden />} onClick={() => change(rotated(-1))} />
      <IconButton label={text.rotateRight} icon={<RotateCw aria-hidden />} onClick={() => change(rotated(1))} />
      <IconButton label={text.flipX} icon={<FlipHorizontal aria-hidden />} onClick={() => change(flipped('x'))} />
      <IconButton label={text.flipY} icon={<FlipVertical aria-hidden />} onClick={() => change(flipped('y'))} />
      {view.mode === 'fit'
        ? <IconButton label={text.original} icon={<Scan aria-hidden />} onClick={() => change(otherMode)} />
        : <IconButton label={text.fit} icon={<Maximize aria-hidden />} onClick={() => change(otherMode)} />}
      <IconButton label={text.reset} icon={<Undo2 aria-hidden />} onClick={() => change(() => RESTING)} />
    </div>
  )
}
