import { endingOf, formatOfEnding } from '../../domain/file/file-format.ts'
import { MEGABYTE } from '../../domain/file/upload-rule.ts'

/** Pictures above this are made smaller before they travel, to this part of their width and height. @source UPL-012 */
const LARGE = 2 * MEGABYTE
const SHARE = 0.6

/**
 * What a scaled picture of a format is written as. Moving pictures are not scaled: only their first moment would be
 * left.
 */
const WRITTEN: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  bmp: 'image/jpeg',
}

/** True for files {@link scaleImage} works on. */
export function isScaled({ name, size }: { readonly name: string; readonly size: number }): boolean {
  return size > LARGE && Object.hasOwn(WRITTEN, formatOfEnding(endingOf(name)) ?? '')
}

/**
 * A large picture at 60 percent of its width and height. The file itself when it is no large picture,
 * when the browser cannot draw it, or when nothing would be gained.
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
    return file // what the browser cannot draw may still be what the server takes
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
