import { fenOf } from '../../../domain/fee/ledger.ts'
import { fenText } from '../../../domain/fee/charge-rules.ts'
import { FINE_SIGNS } from './fine-signs.ts'
import { type Bitmap, blacken, blankBitmap, pngOf } from './voucher-bitmap.ts'
import { NARROW_SIGNS, VOUCHER_SIGNS } from './voucher-signs.ts'

/** The details a bank prints on a voucher. */
export interface Slip {
  /** In yuan. */
  readonly amount: number
  readonly day: string
  readonly number: string
}

const WIDTH = 960
const HEIGHT = 512
/** The size of a character at the scale of the text. @unit px */
const SIGN = 48
const SCALE = 2
const LEFT = 80
const LINE = 72

/**
 * The voucher of a demo income: the slip a bank hands out for a payment, with the figures of that income. A PNG file.
 */
export function voucherPicture({ amount, day, number }: Slip): Promise<Uint8Array> {
  const picture = blankBitmap(WIDTH, HEIGHT)
  write(picture, '电子回单', { left: WIDTH / 2 - 2 * SIGN, top: 28, scale: SCALE })
  write(picture, '示例银行 仅供演示', { left: WIDTH / 2 - 4.25 * SIGN, top: 108, scale: SCALE })
  const lines = [
    ['收款人', '示例公司'],
    ['金额', fenText(fenOf(amount) ?? 0n)],
    ['日期', day],
    ['流水号', number],
  ]
  for (const [index, [label = '', value = '']] of lines.entries()) {
    const top = 200 + index * LINE
    write(picture, label, { left: LEFT, top, scale: SCALE })
    write(picture, value, { left: LEFT + 4 * SIGN, top, scale: SCALE })
  }
  return pngOf(picture)
}

interface Place {
  readonly left: number
  readonly top: number
  readonly scale: number
}

/**
 * The height of a character at scale 1; fine characters are drawn at twice that. A gap is half a character wide.
 * @unit px
 */
const HIGH = 24
const FINE = 2

/**
 * Writes black characters; a character without a picture leaves a gap. Digits at an even scale use the fine characters.
 */
export function write(picture: Bitmap, text: string, { left, top, scale }: Place): void {
  let at = left
  for (const sign of text) {
    const fine = scale % FINE === 0 ? FINE_SIGNS[sign] : undefined
    const bits = atob(fine ?? VOUCHER_SIGNS[sign] ?? NARROW_SIGNS[sign] ?? '')
    const [rows, size] = fine === undefined ? [HIGH, scale] : [HIGH * FINE, scale / FINE]
    const width = bits.length === 0 ? HIGH / 2 : (bits.length * 8) / rows
    for (let pixel = 0; pixel < bits.length * 8; pixel += 1) {
      if ((bits.charCodeAt(pixel >> 3) >> (7 - (pixel & 7))) & 1)
        blacken(picture, at + (pixel % width) * size, top + Math.floor(pixel / width) * size, size)
    }
    at += width * size
  }
}
