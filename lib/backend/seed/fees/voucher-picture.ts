import { fenOf } from '../../../domain/fee/book.ts'
import { fenText } from '../../../domain/fee/charge-rules.ts'
import { type Bitmap, blacken, blankBitmap, pngOf } from './voucher-bitmap.ts'
import { NARROW_SIGNS, VOUCHER_SIGNS } from './voucher-signs.ts'

/** What a bank would have written down. */
export interface Slip {
  /** Yuan. */
  readonly amount: number
  readonly day: string
  readonly number: string
}

const WIDTH = 480
const HEIGHT = 400
const SIGN = 24
const LEFT = 40

/** The voucher of a demo income: what a bank hands out for money that came in, with the figures of that income. A PNG. */
export function voucherPicture({ amount, day, number }: Slip): Uint8Array {
  const picture = blankBitmap(WIDTH, HEIGHT)
  write(picture, '电子回单', { left: WIDTH / 2 - 4 * SIGN, top: 28, scale: 2 })
  write(picture, '示例银行 仅供演示', { left: WIDTH / 2 - 4.25 * SIGN, top: 92, scale: 1 })
  const lines = [['收款人', '示例公司'], ['金额', fenText(fenOf(amount) ?? 0n)], ['日期', day], ['流水号', number]]
  for (const [index, [label = '', value = '']] of lines.entries()) {
    const top = 156 + index * 52
    write(picture, label, { left: LEFT, top, scale: 1 })
    write(picture, value, { left: LEFT + 4 * SIGN, top, scale: 1 })
  }
  return pngOf(picture)
}

interface Place {
  readonly left: number
  readonly top: number
  readonly scale: number
}

/** Signs it has no picture of leave a gap. */
export function write(picture: Bitmap, text: string, { left, top, scale }: Place): void {
  let at = left
  for (const sign of text) {
    const wide = VOUCHER_SIGNS[sign]
    const width = wide === undefined ? SIGN / 2 : SIGN
    const bits = atob(wide ?? NARROW_SIGNS[sign] ?? '')
    for (let pixel = 0; pixel < bits.length * 8; pixel += 1) {
      if ((bits.charCodeAt(pixel >> 3) >> (7 - (pixel & 7))) & 1) blacken(picture, at + (pixel % width) * scale, top + Math.floor(pixel / width) * scale, scale)
    }
    at += width * scale
  }
}
