import type { WidgetOwn } from '../widget-surroundings.tsx'

/** @public */
export interface ViewerImage {
  readonly src: string
  /** What it shows; also its title. Without it the name of the file. */
  readonly alt?: string | undefined
  /** A smaller picture for the list; without it `src`. */
  readonly thumbnail?: string | undefined
  /** The name it is kept under; without it that of the address. An address of another origin is opened instead by most browsers. */
  readonly downloadName?: string | undefined
  /** Beside the title: whose it is, when it was taken. */
  readonly note?: string | undefined
}
/** @public */
export interface ViewerImageEvent {
  readonly index: number
  readonly item: ViewerImage
  readonly source: 'image-viewer'
}

/** Does nothing while the viewer is closed. @public */
export interface ImageViewerHandle {
  zoomIn(): void
  zoomOut(): void
  /** By 90 degrees, clockwise when nothing is said. */
  rotate(direction?: 1 | -1): void
  flip(axis: 'x' | 'y'): void
  reset(): void
}

/** @public */
export interface ImageViewerProps extends WidgetOwn {
  readonly items: readonly ViewerImage[]
  readonly open: boolean
  /** Closing is asked for: Escape, the cross, a press beside the picture. */
  readonly onClose: () => void
  /** Which one is shown, held by the host. */
  readonly index?: number | undefined
  /** The one to begin with when the viewer holds it itself. */
  readonly defaultIndex?: number | undefined
  readonly onIndexChange?: ((event: ViewerImageEvent) => void) | undefined
  readonly onImageFailed?: ((event: ViewerImageEvent) => void) | undefined
  /** 2000 when absent. @source IMG-006 */
  readonly zIndex?: number | undefined
}
