import { createRequire } from 'node:module'
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Pixels a point takes. */
const SCALE = 4
const FAMILY = 'form font'
const require = createRequire(import.meta.url)
GlobalFonts.registerFromPath(
  require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  FAMILY,
)

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** How dark each pixel of a rectangle is, from 0 to 1. */
export interface Ink {
  readonly width: number
  readonly height: number
  readonly dark: readonly number[]
}

/** Draws a page of a PDF as a reader does. */
export async function pictureOf(bytes: Uint8Array, number: number): Promise<Canvas> {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const page = await document.getPage(number)
  const viewport = page.getViewport({ scale: SCALE })
  const canvas = createCanvas(viewport.width, viewport.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  // adapter: a canvas without a page around it
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise
  await document.destroy()
  return canvas
}

/** The ink of a place on a page, in points from its upper left corner. `inset` leaves the lines around a cell out. */
export function inkAt(page: Canvas, { x, y, width, height }: Area, inset = 1.5): Ink {
  return inkOf(page, {
    x: (x + inset) * SCALE,
    y: (y + inset) * SCALE,
    width: (width - 2 * inset) * SCALE,
    height: (height - 2 * inset) * SCALE,
  })
}

/** The same text drawn by the font itself. */
export function inkOfText(text: string, size: number): Ink {
  const canvas = createCanvas(Math.ceil([...text].length * size * SCALE * 1.2) + 20, size * SCALE * 2)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  context.font = `${size * SCALE}px "${FAMILY}"`
  context.fontKerning = 'none'
  context.fillText(text, 10, size * SCALE * 1.4)
  return inkOf(canvas, { x: 0, y: 0, width: canvas.width, height: canvas.height })
}

function inkOf(canvas: Canvas, area: Area): Ink {
  const [x, y, width, height] = [area.x, area.y, area.width, area.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ] // adapter: four in, four out
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height)
  return {
    width,
    height,
    dark: Array.from(
      { length: width * height },
      (_pixel, index) => 1 - ((data[4 * index] ?? 0) + (data[4 * index + 1] ?? 0) + (data[4 * index + 2] ?? 0)) / 765,
    ),
  }
}

/** How much ink there is, in pixels that are wholly dark. */
export const amountOf = ({ dark }: Ink): number => dark.reduce((sum, value) => sum + value, 0)

/** The part that has ink in it; null where there is none. */
export function trimmed({ width, height, dark }: Ink): Ink | null {
  const inked = dark.flatMap((value, index) => (value > 0.35 ? [index] : []))
  if (inked.length === 0) return null
  const [xs, ys] = [inked.map((index) => index % width), inked.map((index) => Math.floor(index / width))]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const size = { width: right - left + 1, height: bottom - top + 1 }
  if (right >= width || bottom >= height) return null
  return {
    ...size,
    dark: Array.from(
      { length: size.width * size.height },
      (_pixel, index) => dark[(top + Math.floor(index / size.width)) * width + left + (index % size.width)] ?? 0,
    ),
  }
}

/**
 * How alike two inks are where they are laid over one another as well as can be: 1 for the same, 0 for nothing in
 * common.
 */
export function likeness(a: Ink | null, b: Ink | null): number {
  if (!a || !b) return a === b ? 1 : 0
  if (Math.abs(a.width - b.width) > 4 || Math.abs(a.height - b.height) > 4) return 0
  return Math.max(...[-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y) => correlation(a, b, x, y))))
}

function correlation(a: Ink, b: Ink, shiftX: number, shiftY: number): number {
  let both = 0
  for (let y = 0; y < a.height; y += 1) {
    for (let x = 0; x < a.width; x += 1) {
      const [otherX, otherY] = [x + shiftX, y + shiftY]
      if (otherX >= 0 && otherY >= 0 && otherX < b.width && otherY < b.height)
        both += (a.dark[y * a.width + x] ?? 0) * (b.dark[otherY * b.width + otherX] ?? 0)
    }
  }
  const power = (ink: Ink) => Math.sqrt(ink.dark.reduce((sum, value) => sum + value * value, 0))
  return both / (power(a) * power(b))
}
