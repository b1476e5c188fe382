'use client'

/** Pictures over the whole page. */
export { ImageViewer } from './widgets/image-viewer/image-viewer.tsx'
export type { ImageViewerHandle, ImageViewerProps, ViewerImage, ViewerImageEvent } from './widgets/image-viewer/image-viewer-props.ts'
