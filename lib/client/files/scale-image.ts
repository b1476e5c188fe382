import { endingOf, formatOfEnding } from '../../domain/file/file-format.ts'
import { MEGABYTE } from '../../domain/file/upload-rule.ts'

/** Larger pictures are scaled down before upload, to 60 percent of their width and height. @source UPL-012 */
const LARGE = 2 * MEGABYTE
const SHARE = 0.6

/**
 * Output format of a scaled picture, by input format. Animations are not scaled, because only their first frame would
 * remain.
 */
const WRITTEN: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  bmp: 'image/jpeg',
}

/** True for files that {@link scaleImage} can scale. */
export function isScaled({ name, size }: { readonly name: string; readonly size: number }): boolean {
  return size > LARGE && Object.hasOwn(WRITTEN, formatOfEnding(endingOf(name)) ?? '')
}

/**
 * Scales a large picture to 60 percent of its width and height. Returns the file itself when it is not a large picture,
 * when the browser cannot draw it, or when the result is not smaller.
 *
 * @source UPL-012
 */
export async function scaleImage(file: File): Promise<Blob> {
  const type = WRITTEN[formatOfEnding(endingOf(file.name)) ?? '']
  if (!isScaled(file) || type === undefined) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      const scaled = await drawn(
        picture,
        Math.max(1, Math.round(picture.width * SHARE)),
        Math.max(1, Math.round(picture.height * SHARE)),
        type,
      )
      return scaled !== null && scaled.size < file.size ? scaled : file
    } finally {
      picture.close()
    }
  } catch {
    return file // the server may accept a file the browser cannot draw
  }
}

async function drawn(picture: ImageBitmap, width: number, height: number, type: string): Promise<Blob | null> {
  const quality = 0.9
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
    return canvas.convertToBlob({ type, quality })
  }
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
