import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

/** English texts of the image viewer. @source IMG-008 */
export const imageViewerEnglish: TextOverrides<Messages['imageViewer']> = {
  title: 'Images',
  picture: 'Image',
  loading: 'Loading',
  failed: 'load failed',
  empty: 'no data',
  place: '{place} / {count}',
  nth: 'Image {place}',
  list: 'All images',
  previous: 'Previous',
  next: 'Next',
  tools: 'Tools',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  rotateLeft: 'Rotate left',
  rotateRight: 'Rotate right',
  flipX: 'Flip horizontally',
  flipY: 'Flip vertically',
  original: 'Original size',
  fit: 'Fit',
  fitShort: 'Fit',
  turnPages: 'Turn',
  reset: 'Reset',
  download: 'Download',
  downloading: 'Downloading',
  withKey: '{label} ({key})',
  space: 'Space',
}
