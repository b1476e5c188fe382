/** Brightness of a picture, row by row from the top, 0 black to 255 white. @public */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  /** One byte per pixel, `width` times `height` of them. */
  readonly grey: Uint8Array
}

/**
 * A picture is scaled to this size on its larger side before its print is made, which evens out fine strokes.
 * @unit px
 * @public
 */
export const PRINTED_SIZE = 640
/** Number of cells of a print in each direction. */
const CELLS = 64
/**
 * Number of frequencies of the hash in each direction. Frequency 0 is left out: it only measures the overall
 * brightness.
 */
const WAVES = 8
/**
 * Minimum difference of a content pixel from the background, as a fraction of the largest difference, so that a paler
 * copy has the same margins.
 */
const APART = 0.2
/** Smaller differences are invisible and do not count as content. */
const LEAST_APART = 8
/** Fewer pixels than this in a row or a column are specks. */
const SPECKS = 2
/**
 * The brightness of a cell is measured in eighths of the standard deviation and written as a character of {@link
 * SIGNS}; ink is far below the mean, paper just above.
 */
const STEP = 8
const LOWEST = -6
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const LEVELS = new Map([...SIGNS].map((sign, level) => [sign, level]))
const BANDS = 4
/** Characters of the hash, four bits each. */
const HASH_SIGNS = (WAVES * WAVES) / 4
/**
 * Maximum number of the 64 hash bits that may differ between two pictures of the same thing: at most 4 differ when it
 * is drawn again, half of them when two pictures are unrelated. {@link likelyBands} finds all of these.
 */
const MOST_TURNED = 7
/**
 * In standard deviations. Cells of a voucher that is drawn again differ by 0.75 at most; those of two slips of one bank
 * by at least 1 somewhere, even if only one digit of a number differs (at least 1.125 in the demo data).
 */
const MOST_APART = 0.875

/**
 * A short text that describes the look of a picture: nearly the same for a copy that is larger, brighter, cropped
 * closer or compressed differently. It starts with a perceptual hash of 64 bits; the rest is the brightness of 64 by 64
 * cells within the margins. Slips of one bank have the same hash, and differ in the cells with their numbers.
 * @returns null for an empty picture
 * @source ruling 21
 * @public
 */
export function picturePrint(picture: GreyPicture): string | null {
  const box = contentOf(picture)
  if (box === null) return null
  const cells = cellsOf(picture, box)
  const mean = cells.reduce((sum, cell) => sum + cell, 0) / cells.length
  const deviation = Math.sqrt(cells.reduce((sum, cell) => sum + (cell - mean) ** 2, 0) / cells.length)
  if (deviation < 1) return null
  const even = cells.map((cell) => (cell - mean) / deviation)
  return (
    hashOf(even) +
    even
      .map((cell) => SIGNS.charAt(Math.min(SIGNS.length - 1, Math.max(0, Math.round((cell - LOWEST) * STEP)))))
      .join('')
  )
}

/** The parts of the hash of a print, each with its position; they serve as index keys. */
export function bandsOf(print: string): readonly string[] {
  const length = HASH_SIGNS / BANDS
  return Array.from({ length: BANDS }, (_, band) => `${band}${print.slice(band * length, (band + 1) * length)}`)
}

/**
 * The hash parts that similar prints can have: those of the print itself, and each with one bit inverted. Of two hashes
 * that differ in at most seven bits, at least one of the four parts differs in at most one bit.
 */
export function likelyBands(print: string): readonly string[] {
  return bandsOf(print).flatMap((band) => {
    const bits = Number.parseInt(band.slice(1), 16)
    return [
      band,
      ...Array.from(
        { length: (HASH_SIGNS / BANDS) * 4 },
        (_, bit) => `${band.charAt(0)}${(bits ^ (1 << bit)).toString(16).padStart(HASH_SIGNS / BANDS, '0')}`,
      ),
    ]
  })
}

/** Whether two prints are of the same picture. */
export function looksAlike(one: string, other: string): boolean {
  if (one.length !== other.length || turnedBits(one, other) > MOST_TURNED) return false
  return distanceOf(one, other) <= MOST_APART
}

/** The largest difference between corresponding cells of two prints, in standard deviations. */
export function distanceOf(one: string, other: string): number {
  let most = 0
  for (let at = HASH_SIGNS; at < one.length; at += 1)
    most = Math.max(most, Math.abs((LEVELS.get(one.charAt(at)) ?? 0) - (LEVELS.get(other.charAt(at)) ?? 0)))
  return most / STEP
}

/** How many bits the hashes of two prints differ in. */
export function turnedBits(one: string, other: string): number {
  let count = 0
  for (let at = 0; at < HASH_SIGNS; at += 1) {
    for (let bits = Number.parseInt(one.charAt(at), 16) ^ Number.parseInt(other.charAt(at), 16); bits > 0; bits >>= 1)
      count += bits & 1
  }
  return count
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The area without the margins; null for an empty picture. */
function contentOf({ width, height, grey }: GreyPicture): Box | null {
  const neighbours = [
    ...Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]),
    ...Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]),
  ]
    .flat()
    .map((at) => grey[at] ?? 0)
    .sort((a, b) => a - b)
  const paper = neighbours[neighbours.length >> 1] ?? 255
  const apart = Math.max(LEAST_APART, APART * grey.reduce((most, pixel) => Math.max(most, Math.abs(pixel - paper)), 0))
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (Math.abs((grey[y * width + x] ?? 0) - paper) <= apart) continue
      rows[y] = (rows[y] ?? 0) + 1
      columns[x] = (columns[x] ?? 0) + 1
    }
  }
  const isWritten = (count: number) => count > SPECKS
  const box = {
    left: columns.findIndex(isWritten),
    top: rows.findIndex(isWritten),
    right: columns.findLastIndex(isWritten) + 1,
    bottom: rows.findLastIndex(isWritten) + 1,
  }
  return box.left < 0 || box.top < 0 ? null : box
}

/** Mean brightness of the cells of a box. */
function cellsOf({ width, grey }: GreyPicture, { left, top, right, bottom }: Box): number[] {
  const [across, down] = [sharesOf(left, right), sharesOf(top, bottom)]
  const narrow = new Float64Array(CELLS * (bottom - top))
  for (let y = top; y < bottom; y += 1) {
    across.forEach((shares, cell) => {
      narrow[(y - top) * CELLS + cell] = shares.reduce((sum, [x, share]) => sum + (grey[y * width + x] ?? 0) * share, 0)
    })
  }
  return down.flatMap((shares) =>
    Array.from({ length: CELLS }, (_, cell) =>
      shares.reduce((sum, [y, share]) => sum + (narrow[(y - top) * CELLS + cell] ?? 0) * share, 0),
    ),
  )
}

/**
 * For every cell, the pixels in it and in half of its neighbours with their weights. Pixels near the middle weigh more,
 * so a shift by one pixel changes little.
 */
function sharesOf(from: number, to: number): readonly (readonly (readonly [pixel: number, share: number])[])[] {
  const size = (to - from) / CELLS
  return Array.from({ length: CELLS }, (_, cell) => {
    const middle = from + (cell + 0.5) * size
    const shares: [number, number][] = []
    for (let pixel = Math.max(from, Math.floor(middle - size)); pixel < Math.min(to, middle + size); pixel += 1) {
      const weight = size + 0.5 - Math.abs(pixel + 0.5 - middle)
      if (weight > 0) shares.push([pixel, weight])
    }
    const sum = shares.reduce((all, [, weight]) => all + weight, 0)
    for (const share of shares) share[1] /= sum
    return shares
  })
}

const WAVE = Array.from({ length: WAVES + 1 }, (_, wave) =>
  Array.from({ length: CELLS }, (_one, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * CELLS))),
)

/** The perceptual hash: for each low frequency in both directions, whether it is above the median. */
function hashOf(cells: readonly number[]): string {
  const rows = Array.from({ length: CELLS }, (_, y) =>
    WAVE.map((wave) => wave.reduce((sum, weight, x) => sum + weight * (cells[y * CELLS + x] ?? 0), 0)),
  )
  const strengths: number[] = []
  for (let down = 1; down <= WAVES; down += 1) {
    for (let across = 1; across <= WAVES; across += 1)
      strengths.push((WAVE[down] ?? []).reduce((sum, weight, y) => sum + weight * (rows[y]?.[across] ?? 0), 0))
  }
  const middle = strengths.toSorted((a, b) => a - b)[strengths.length >> 1] ?? 0
  return Array.from({ length: HASH_SIGNS }, (_, digit) =>
    [0, 1, 2, 3].reduce((bits, bit) => bits * 2 + ((strengths[digit * 4 + bit] ?? 0) > middle ? 1 : 0), 0).toString(16),
  ).join('')
}
