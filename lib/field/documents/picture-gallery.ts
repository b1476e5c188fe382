import { type ComponentType, createContext, useContext } from 'react'

export interface GalleryPicture {
  readonly src: string
  /** What stays the same when `src` changes, as addresses do that hold for a while. */
  readonly id?: string | undefined
  readonly alt?: string | undefined
  readonly thumbnail?: string | undefined
  readonly downloadName?: string | undefined
  readonly note?: string | undefined
}

export interface PictureGalleryProps {
  readonly items: readonly GalleryPicture[]
  readonly defaultIndex?: number | undefined
  readonly onClose: () => void
}

/** What shows pictures over the page; it lies above this layer, so the widget's frame brings it. */
export const PictureGalleryContext = createContext<ComponentType<PictureGalleryProps> | null>(null)

/** Drawn while somebody looks at pictures; null outside of a widget, where a link to the picture has to do. */
export function usePictureGallery(): ComponentType<PictureGalleryProps> | null {
  return useContext(PictureGalleryContext)
}
