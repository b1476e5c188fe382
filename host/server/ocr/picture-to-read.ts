import sharp from 'sharp'

/** Characters of smaller pictures are too small to recognise; larger pictures only take longer. @unit px */
const WIDTH = { least: 1_000, most: 2_000 } as const
const TALLEST = 4_000

/** Prepares a stored picture for recognition: grey, on white, with full contrast and in a suitable size. */
export async function pictureToRead(path: string): Promise<Buffer> {
  const { width = WIDTH.least } = await sharp(path).metadata()
  const targetWidth = Math.min(Math.max(width, Math.min(WIDTH.least, width * 2)), WIDTH.most)
  return sharp(path)
    .flatten({ background: '#fff' })
    .grayscale()
    .normalise()
    .resize({ width: targetWidth, height: TALLEST, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
