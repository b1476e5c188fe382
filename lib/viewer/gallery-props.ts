import type { Ref } from 'react'

/** A picture to look at. @public */
export interface ViewerImage {
  /** Where the picture lies. */
  readonly src: string
  /** What stays the same when `src` changes, as addresses do that hold for a while; without it the address. */
  readonly id?: string | undefined
  /** What it shows; also its title. Without it the name of the file. */
  readonly alt?: string | undefined
  /** A smaller picture for the list, and until the whole one is there; without it `src`. */
  readonly thumbnail?: string | undefined
  /** The name it is kept under; without it that of the address. */
  readonly downloadName?: string | undefined
  /** Beside the title: whose it is, when it was taken. */
  readonly note?: string | undefined
}
/** Which picture it is about. @public */
export interface ViewerImageEvent {
  readonly index: number
  readonly item: ViewerImage
  readonly source: 'image-viewer'
}

/** Does nothing while the viewer is closed. @public */
export interface ImageViewerHandle {
  /** One step closer. */
  zoomIn(): void
  /** One step away. */
  zoomOut(): void
  /** By 90 degrees, clockwise when nothing is said. */
  rotate(direction?: 1 | -1): void
  /** Left to right (`x`) or upside down (`y`). */
  flip(axis: 'x' | 'y'): void
  /** As it was at first. */
  reset(): void
}

/** What is shown while a gallery is open. @public */
export interface GalleryOptions {
  /** The pictures, in order. */
  readonly items: readonly ViewerImage[]
  /** Closing is asked for: Escape, the cross, a press beside the picture. */
  readonly onClose: () => void
  /** Which one is shown, held by the host. */
  readonly index?: number | undefined
  /** The one to begin with when the viewer holds it itself. */
  readonly defaultIndex?: number | undefined
  /** Another picture is shown, or asked for where the host decides. */
  readonly onIndexChange?: ((event: ViewerImageEvent) => void) | undefined
  /** A picture could not be shown. */
  readonly onImageFailed?: ((event: ViewerImageEvent) => void) | undefined
  /** 2000 when absent. @source IMG-006 */
  readonly zIndex?: number | undefined
}

export interface GalleryProps extends GalleryOptions {
  readonly handle?: Ref<ImageViewerHandle> | undefined
}

/** @source IMG-006 */
export const ABOVE_THE_HOST = 2000
