import { readFile } from 'node:fs/promises'
import { type FileFormat, PRINTED_SIZE, picturePrint } from 'fangkit/domain'
import sharp, { type Sharp } from 'sharp'
import { readBitmap } from './bitmap.ts'

/** Maximum number of pixels of a picture, all frames together. */
const MOST_PIXELS = 40_000_000

/** Thrown for a picture that cannot be read or is too large; the message may be shown to users. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

const BROKEN = '图片已损坏或不完整，无法读取'
const TOO_MANY_PIXELS = '图片像素不能超过4000万'

const FORMATS = {
  jpg: (picture: Sharp) => picture.jpeg({ quality: 90 }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: 90 }),
  gif: (picture: Sharp) => picture.gif(),
} as const

/** Returns the format a picture is redrawn in, or null when it is not redrawn; a bitmap becomes PNG. */
export function redrawnAs(format: FileFormat): keyof typeof FORMATS | null {
  if (format === 'bmp') return 'png'
  return Object.hasOwn(FORMATS, format) ? (format as keyof typeof FORMATS) : null // adapter: checked by `hasOwn`
}

/**
 * Redraws a picture: upright, without metadata, and without any data hidden in the file. Animated pictures stay
 * animated.
 * @throws PictureError
 */
export async function redraw(path: string, format: FileFormat, target: string): Promise<void> {
  const as = redrawnAs(format)
  if (as === null) throw new PictureError(BROKEN)
  try {
    const source =
      format === 'bmp'
        ? await bitmapAt(path)
        : sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: as === 'gif' || as === 'webp' })
    await FORMATS[as](source.autoOrient()).toFile(target)
  } catch (error) {
    throw pictureError(error)
  }
}

/** Draws a small still picture in WebP. @throws PictureError */
export async function drawThumbnail(path: string, width: number, target: string): Promise<void> {
  try {
    await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(target)
  } catch (error) {
    throw pictureError(error)
  }
}

/** Returns the perceptual hash of a picture; null for a file that is no picture or a blank one. */
export async function printAt(path: string): Promise<string | null> {
  try {
    const picture = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const grey = picture.flatten({ background: '#fff' }).greyscale()
    const small = grey.resize({ width: PRINTED_SIZE, height: PRINTED_SIZE, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await small.extractChannel(0).raw().toBuffer({ resolveWithObject: true })
    return picturePrint({ width: info.width, height: info.height, grey: data })
  } catch (error) {
    if (pictureError(error) instanceof PictureError) return null
    throw error
  }
}

async function bitmapAt(path: string): Promise<Sharp> {
  const bitmap = readBitmap(await readFile(path), MOST_PIXELS)
  if (bitmap === 'too large') throw new PictureError(TOO_MANY_PIXELS)
  if (bitmap === null) throw new PictureError(BROKEN)
  return sharp(bitmap.pixels, { raw: { width: bitmap.width, height: bitmap.height, channels: 3 } })
}

function pictureError(error: unknown): unknown {
  if (error instanceof PictureError || !(error instanceof Error)) return error
  // A disk error does not mean that the picture is broken.
  if (/ENOSPC|No space left|EDQUOT/i.test(error.message)) return error
  return new PictureError(/pixel limit|exceeds/i.test(error.message) ? TOO_MANY_PIXELS : BROKEN, { cause: error })
}
