'use client'

/** A viewer that shows pictures over the whole page. */
export { ImageViewer } from './widgets/image-viewer/image-viewer.tsx'
export type { ImageViewerCloseEvent, ImageViewerProps } from './widgets/image-viewer/image-viewer-props.ts'
export type { GalleryOptions, ImageViewerHandle, ViewerImage, ViewerImageEvent } from './viewer/gallery-props.ts'
