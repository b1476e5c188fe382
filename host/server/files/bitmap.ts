/** Pixels of a bitmap as red, green and blue, row by row from the top. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}

const HEADER = 54
const PLAIN = 0
const BIT_FIELDS = 3

/**
 * Reads an uncompressed Windows bitmap: 8 bits with a palette, 24 or 32 bits. The image library does not support the
 * format.
 * @returns null when it cannot be read
 */
export function readBitmap(bytes: Buffer, mostPixels: number): Bitmap | 'too large' | null {
  if (bytes.length <= HEADER || bytes.toString('latin1', 0, 2) !== 'BM') return null
  const start = bytes.readUInt32LE(10)
  const headerSize = bytes.readUInt32LE(14)
  const width = bytes.readInt32LE(18)
  const signedHeight = bytes.readInt32LE(22)
  const bits = bytes.readUInt16LE(28)
  const compression = bytes.readUInt32LE(30)
  const height = Math.abs(signedHeight)
  if (width <= 0 || height === 0 || headerSize < 40) return null
  if (width * height > mostPixels) return 'too large'
  const readable =
    (compression === PLAIN && (bits === 8 || bits === 24 || bits === 32)) || (compression === BIT_FIELDS && bits === 32)
  const stride = Math.ceil((width * bits) / 32) * 4
  if (!readable || start + stride * height > bytes.length) return null
  const palette = HEADER - 40 + headerSize
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    // Rows are usually stored from the bottom up.
    const row = start + stride * (signedHeight > 0 ? height - 1 - y : y)
    for (let x = 0; x < width; x++) {
      const from = bits === 8 ? palette + 4 * (bytes[row + x] ?? 0) : row + x * (bits / 8)
      const to = (y * width + x) * 3
      pixels[to] = bytes[from + 2] ?? 0
      pixels[to + 1] = bytes[from + 1] ?? 0
      pixels[to + 2] = bytes[from] ?? 0
    }
  }
  return { width, height, pixels }
}
