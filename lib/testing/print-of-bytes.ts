import { type GreyPicture, PRINTED_SIZE, picturePrint } from '../domain/file/picture-print.ts'

/**
 * The fingerprint of a picture's look, drawn by the page that holds its bytes; null for what is no picture, and where
 * nothing can draw.
 */
export async function printOfBytes(bytes: Uint8Array): Promise<string | null> {
  const drawn = await draw(bytes).catch(() => null) // no fingerprint for what cannot be drawn
  return drawn && picturePrint(drawn)
}

async function draw(bytes: Uint8Array): Promise<GreyPicture | null> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
  const scale = Math.min(1, PRINTED_SIZE / Math.max(picture.width, picture.height))
  const [width, height] = [
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  ]
  const pen = new OffscreenCanvas(width, height).getContext('2d')
  if (!pen) return null
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  picture.close()
  const { data } = pen.getImageData(0, 0, width, height)
  const grey = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.round(0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)),
  )
  return { width, height, grey }
}
