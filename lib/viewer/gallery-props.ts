import type { ReactNode, Ref } from 'react'

/** A picture to look at. @public */
export interface ViewerImage {
  /** Address of the picture. */
  readonly src: string
  /** Stays the same when `src` changes, as it does for addresses that expire; the address by default. */
  readonly id?: string | undefined
  /** Text alternative and title; the file name by default. */
  readonly alt?: string | undefined
  /** Address of a smaller picture, for the list and until the full picture is loaded; `src` by default. */
  readonly thumbnail?: string | undefined
  /** File name for the download; by default from the address. */
  readonly downloadName?: string | undefined
  /** Text beside the title, such as whose picture it is or when it was taken. */
  readonly note?: string | undefined
}
/** The picture that an event is about. @public */
export interface ViewerImageEvent {
  /** From 0, in the `items` of the host. */
  readonly index: number
  /** The picture as the host passed it. */
  readonly item: ViewerImage
  readonly source: 'image-viewer'
}

/** Methods of an open viewer; they do nothing while it is closed. @public */
export interface ImageViewerHandle {
  /** Zooms in by one step. */
  zoomIn(): void
  /** Zooms out by one step. */
  zoomOut(): void
  /** Rotates by 90 degrees, clockwise by default. */
  rotate(direction?: 1 | -1): void
  /** Mirrors the picture left to right (`x`) or upside down (`y`). */
  flip(axis: 'x' | 'y'): void
  /** Restores the initial view. */
  reset(): void
}

/** Settings of an open gallery. @public */
export interface GalleryOptions {
  /** The pictures, in order. */
  readonly items: readonly ViewerImage[]
  /** Called when the user asks to close: Escape, the cross, a press beside the picture. */
  readonly onClose: () => void
  /** Index of the picture shown, when the host controls it. */
  readonly index?: number | undefined
  /** Index of the first picture shown, when the viewer controls it. */
  readonly defaultIndex?: number | undefined
  /** Called when another picture is shown, or requested where the host controls the index. */
  readonly onIndexChange?: ((event: ViewerImageEvent) => void) | undefined
  /** Called when a picture could not be shown. */
  readonly onImageFailed?: ((event: ViewerImageEvent) => void) | undefined
  /** The z-index of the layer; 2000 when absent. @source IMG-006 */
  readonly zIndex?: number | undefined
}

/** A picture, or a document that brings a view of its own. */
export interface GalleryItem extends ViewerImage {
  /** Shown instead of the picture and its tools. It handles all keys but those for other items and for closing. */
  readonly content?: ReactNode
}

export interface GalleryProps extends Omit<GalleryOptions, 'items'> {
  readonly items: readonly GalleryItem[]
  readonly handle?: Ref<ImageViewerHandle> | undefined
  /** Shown at the left instead of the list of all pictures. */
  readonly beside?: ReactNode
  /** Shown below the list of all pictures: what the widget lets the user do with the current one. */
  readonly actions?: ReactNode
  /** Receives files that are dropped onto the gallery; absent where none can be added. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined
  /** Called before the gallery's own keys, also while the user types; true when the key was handled. */
  readonly onKey?: ((event: KeyboardEvent) => boolean) | undefined
}

/** The default z-index. @source IMG-006 */
export const ABOVE_THE_HOST = 2000
