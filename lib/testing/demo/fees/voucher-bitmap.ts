/** A picture of black characters on white, one bit per pixel. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  /** Rows of whole bytes from the upper left corner; a set bit is white. */
  readonly bits: Uint8Array
}

export function blankBitmap(width: number, height: number): Bitmap {
  return { width, height, bits: new Uint8Array((width / 8) * height).fill(0xff) }
}

/** Blackens a square of `size` pixels. */
export function blacken({ width, bits }: Bitmap, left: number, top: number, size: number): void {
  for (let y = top; y < top + size; y += 1) {
    for (let x = left; x < left + size; x += 1) {
      const at = (y * width + x) >> 3
      bits[at] = (bits[at] ?? 0) & ~(0x80 >> (x & 7))
    }
  }
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})
/** A bitmap as a PNG file. */
export async function pngOf({ width, height, bits }: Bitmap): Promise<Uint8Array> {
  const row = width / 8
  const raw = new Uint8Array((row + 1) * height)
  for (let y = 0; y < height; y += 1) raw.set(bits.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
  return joined([
    SIGNATURE,
    chunk('IHDR', [...inFour(width), ...inFour(height), 1, 0, 0, 0, 0]),
    chunk('IDAT', await compressed(raw)),
    chunk('IEND', []),
  ])
}

async function compressed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function chunk(name: string, content: ArrayLike<number>): Uint8Array {
  const named = joined([[...name].map((sign) => sign.charCodeAt(0)), content])
  let crc = 0xffffffff
  for (const byte of named) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return joined([inFour(content.length), named, inFour((crc ^ 0xffffffff) >>> 0)])
}

const inFour = (value: number): readonly number[] =>
  [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) & 0xff)

function joined(parts: readonly ArrayLike<number>[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
