import {
  type CSSProperties,
  type DragEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react'
import { useAppearance } from '../provider/appearance/use-appearance.ts'
import { dialog } from '../styled-system/recipes/index.js'
import { cssVariables } from '../ui/dom/css-variables.ts'
import { ABOVE_THE_HOST } from './gallery-props.ts'
import { useAlone } from './use-alone.ts'

export interface GalleryCoverProps {
  readonly zIndex: number | undefined
  readonly labelledBy: string
  readonly first: () => HTMLElement | null
  readonly onKey: (event: KeyboardEvent) => boolean
  /** Receives dropped files; absent where none can be added. */
  readonly onFiles: ((files: readonly File[]) => void) | undefined
  readonly children: ReactNode
}

/** Larger buttons for touch, because fingers need more space than a pointer. */
const FOR_FINGERS = {
  '--fk-sizes-control': '40px',
  '--fk-sizes-control-sm': '40px',
  '--fk-sizes-control-lg': '44px',
} as const
/** Takes presses also over a dialog of the host, which takes them away from the page. */
const COVER: CSSProperties = { position: 'fixed', inset: 0, pointerEvents: 'auto' }
/** A frame while files are held over a gallery that takes them. */
const AIMED = 'inset 0 0 0 4px var(--fk-colors-brand)'
/**
 * React events bubble to the React parent although the layer is elsewhere in the page: a press on a picture must not
 * count as a press on its row.
 */
const stopBubbling = (event: SyntheticEvent): void => event.stopPropagation()

/** The layer over the page: dark, so that nothing distracts from the picture, unless high contrast is requested. */
export function GalleryCover({
  zIndex = ABOVE_THE_HOST,
  labelledBy,
  first,
  onKey,
  onFiles,
  children,
}: GalleryCoverProps): ReactElement {
  const { rootProps, scheme } = useAppearance()
  const layer = useRef<HTMLDivElement>(null)
  const [fingers] = useState(() => globalThis.matchMedia('(pointer: coarse)').matches)
  const [aimed, setAimed] = useState(false)
  useAlone({ layer, first, onKey })
  // A browser would open a dropped file in the place of the page.
  const drag = (event: DragEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    const { type, dataTransfer } = event
    dataTransfer.dropEffect = onFiles ? 'copy' : 'none'
    setAimed(type === 'dragover' && onFiles !== undefined)
    if (type === 'drop' && dataTransfer.files.length > 0) onFiles?.([...dataTransfer.files])
  }
  return (
    <div
      ref={layer}
      {...rootProps}
      data-scheme={scheme === 'contrast' ? scheme : 'dark'}
      style={{ ...rootProps.style, ...cssVariables(fingers ? FOR_FINGERS : {}), ...COVER, zIndex }}
    >
      <div
        role="dialog"
        aria-modal
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={dialog({ placement: 'right' }).content}
        style={{ width: '100%', minWidth: 0, boxShadow: aimed ? AIMED : undefined }}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
        onClick={stopBubbling}
        onDoubleClick={stopBubbling}
        onMouseDown={stopBubbling}
        onPointerDown={stopBubbling}
        onKeyDown={stopBubbling}
        onKeyUp={stopBubbling}
        onFocus={stopBubbling}
        onBlur={stopBubbling}
      >
        {children}
      </div>
    </div>
  )
}
