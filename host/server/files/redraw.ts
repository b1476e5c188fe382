import { readFile } from 'node:fs/promises'
import { type FileFormat, PRINTED_SIZE, picturePrint } from 'fangkit/domain'
import sharp, { type Sharp } from 'sharp'
import { readBitmap } from './bitmap.ts'

/** Pixels a picture may have, all its frames together. */
const MOST_PIXELS = 40_000_000

/** A picture that cannot be read, or is too large to be drawn; the message may be shown. */
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

/** Formats of pictures that are drawn anew; a bitmap becomes PNG. */
export function redrawnAs(format: FileFormat): keyof typeof FORMATS | null {
  if (format === 'bmp') return 'png'
  return Object.hasOwn(FORMATS, format) ? (format as keyof typeof FORMATS) : null // adapter: just looked up
}

/**
 * Draws a picture anew: upright, without metadata, and without anything that only pretended to be part of it.
 * Moving pictures keep moving.
 *
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

/** A small still picture of one, in WebP. @throws PictureError */
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

/** What a picture looks like; null for what is none, or has nothing on it. */
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
  // What the disk says is no complaint about the picture.
  if (/ENOSPC|No space left|EDQUOT/i.test(error.message)) return error
  return new PictureError(/pixel limit|exceeds/i.test(error.message) ? TOO_MANY_PIXELS : BROKEN, { cause: error })
}
