import { type Bitmap, blacken, blankBitmap, pngOf } from '../fees/voucher-bitmap.ts'
import { write } from '../fees/voucher-picture.ts'

const WIDTH = 360
const HEIGHT = 480
const EDGE = 24
const LINE = 2
const SIGN = 24

/**
 * A page of a demo paper: its title, a mark as demonstration or sample, and rules that differ from page to page. A PNG
 * file.
 */
export function paperPicture(title: string, mark: '示例' | '样例', page: number): Promise<Uint8Array> {
  const picture = blankBitmap(WIDTH, HEIGHT)
  frame(picture, { left: EDGE, top: EDGE, width: WIDTH - 2 * EDGE, height: HEIGHT - 2 * EDGE })
  write(picture, title, { left: (WIDTH - 2 * SIGN * title.length) / 2, top: 48, scale: 2 })
  write(picture, `${mark} 第${page}页 仅供演示`, { left: 72, top: 116, scale: 1 })
  for (let row = 0; row < 8; row += 1) {
    const top = 168 + row * 32
    blackenLine(picture, 2 * EDGE, top, 64)
    blackenLine(picture, 2 * EDGE + 80, top, 72 + 22 * ((row * 3 + page) % 5))
  }
  frame(picture, { left: WIDTH - 120, top: HEIGHT - 120, width: 72, height: 72 })
  return pngOf(picture)
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function frame(picture: Bitmap, { left, top, width, height }: Box): void {
  for (const y of [top, top + height - LINE]) blackenLine(picture, left, y, width)
  for (let at = 0; at < height; at += LINE)
    for (const x of [left, left + width - LINE]) blacken(picture, x, top + at, LINE)
}

function blackenLine(picture: Bitmap, left: number, top: number, width: number): void {
  for (let at = 0; at < width; at += LINE) blacken(picture, left + at, top, LINE)
}
