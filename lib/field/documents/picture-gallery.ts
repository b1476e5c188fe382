import { type ComponentType, createContext, useContext } from 'react'

export interface GalleryPicture {
  readonly src: string
  /** Stays the same when `src` changes, as it does for addresses that expire. */
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

/** The component that shows pictures over the page. A higher layer implements it, so the widget's frame provides it. */
export const PictureGalleryContext = createContext<ComponentType<PictureGalleryProps> | null>(null)

/** Returns the picture gallery, or null outside a widget, where a link to the picture is shown instead. */
export function usePictureGallery(): ComponentType<PictureGalleryProps> | null {
  return useContext(PictureGalleryContext)
}
