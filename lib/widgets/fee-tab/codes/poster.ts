import { paintRows, paintText, POSTER_FONT } from './poster-text.ts'

/** Pixels of a poster on screen; a file has `POSTER_SCALE` times as many. @source FEE-029 */
export const POSTER = { width: 360, height: 560 } as const
export const POSTER_SCALE = 2
/** @unit px @source FEE-029 */
export const QR_SIZE = 180

/** Square modules of a code, row by row; anything but 0 is dark. */
export interface CodeModules {
  readonly size: number
  readonly data: ArrayLike<number>
}

/** Texts of a poster; independent of any record type. */
export interface PosterContent {
  readonly modules: CodeModules
  readonly brand: string
  readonly notice: string
  readonly due: string
  readonly amount: string
  /** The amount in formal numerals; null where it cannot be written so. */
  readonly words: string | null
  readonly scan: string
  /** Label and value, and a further value at the end of the row. */
  readonly rows: readonly (readonly [label: string, value: string, end?: string])[]
  readonly caution: string
  /** Stamp over a code that was paid. */
  readonly stamp: string | null
  /** True while the code can be scanned. */
  readonly live: boolean
}

/** Background around the card. A poster is printed and sent on, so it looks the same in every colour scheme. */
export const POSTER_GROUND = '#edf0f5'
const COLOUR = {
  paper: '#ffffff',
  ink: '#18202e',
  soft: '#4d5a6e',
  faint: '#626d80',
  line: '#e4e8ee',
  dash: '#cfd6e0',
  foot: '#f4f6f9',
  brand: '#1d5bd6',
  onBrand: '#ffffff',
  logo: 'rgba(255,255,255,.18)',
  dark: '#111111',
  paid: '#0b7a45',
} as const
const CARD = { x: 20, y: 20, width: 320, height: 520 } as const
const HEAD = 48
const FOOT = 38
const BOX = { x: 70, y: 144, size: 220 } as const
const INSET = (BOX.size - QR_SIZE) / 2
const MIDDLE = POSTER.width / 2
const LOGO = 32
/** Opacity of the cover over a code that can no longer be scanned. */
const FADE_OPACITY = 0.9
/** House of the lucide icons, in a square of 24. */
const HOUSE = [
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8',
  'M3 10a2 2 0 0 1 .709-1.528l7-5.999a2 2 0 0 1 2.582 0l7 5.999A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
]

/** Size of a poster on screen in px; the file is `POSTER_SCALE` times as large. */
export function paintPoster(paint: CanvasRenderingContext2D, content: PosterContent): void {
  fill(paint, POSTER_GROUND, () => paint.rect(0, 0, POSTER.width, POSTER.height))
  paint.save()
  paint.beginPath()
  paint.roundRect(CARD.x, CARD.y, CARD.width, CARD.height, 10)
  paint.clip()
  fill(paint, COLOUR.paper, () => paint.rect(CARD.x, CARD.y, CARD.width, CARD.height))
  paintHead(paint, content)
  fill(paint, COLOUR.foot, () => paint.rect(CARD.x, CARD.y + CARD.height - FOOT, CARD.width, FOOT))
  paint.restore()
  paintText(paint, content.due, MIDDLE, 86, { size: 12, colour: COLOUR.faint, align: 'center' })
  paintText(paint, content.amount, MIDDLE, 117, {
    size: 30,
    weight: 600,
    colour: COLOUR.ink,
    align: 'center',
    width: CARD.width - 32,
  })
  if (content.words !== null)
    paintText(paint, content.words, MIDDLE, 137, {
      size: 12,
      colour: COLOUR.soft,
      align: 'center',
      width: CARD.width - 32,
    })
  paintCode(paint, content)
  paintText(paint, content.scan, MIDDLE, 386, { size: 13, colour: COLOUR.soft, align: 'center' })
  stroke(paint, COLOUR.dash, () => {
    paint.setLineDash([3, 3])
    paint.moveTo(CARD.x, 398.5)
    paint.lineTo(CARD.x + CARD.width, 398.5)
  })
  paintRows(paint, content.rows, { x: 40, y: 420, width: 280, step: 20, label: COLOUR.faint, value: COLOUR.ink })
  paintText(paint, content.caution, 40, 525, { size: 12, colour: COLOUR.soft, width: 280 })
  stroke(paint, COLOUR.line, () => paint.roundRect(CARD.x + 0.5, CARD.y + 0.5, CARD.width - 1, CARD.height - 1, 10))
}

function paintHead(paint: CanvasRenderingContext2D, { brand, notice }: PosterContent): void {
  fill(paint, COLOUR.brand, () => paint.rect(CARD.x, CARD.y, CARD.width, HEAD))
  fill(paint, COLOUR.logo, () => paint.roundRect(36, 32, 24, 24, 6))
  paintHouse(paint, 41, 37, 14)
  paintText(paint, brand, 68, 49, { size: 14, weight: 600, colour: COLOUR.onBrand, width: 176 })
  paintText(paint, notice, 324, 48, { size: 12, colour: COLOUR.onBrand, align: 'right', width: 76 })
}

function paintCode(paint: CanvasRenderingContext2D, { modules, live, stamp }: PosterContent): void {
  const [left, top] = [BOX.x + INSET, BOX.y + INSET]
  stroke(paint, COLOUR.line, () => paint.roundRect(BOX.x + 0.5, BOX.y + 0.5, BOX.size - 1, BOX.size - 1, 8))
  // Rounded to whole pixels of the file, so that no module is blurred.
  const edge = (at: number) => Math.round((at * QR_SIZE * POSTER_SCALE) / modules.size) / POSTER_SCALE
  paint.fillStyle = COLOUR.dark
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.data[row * modules.size + column]) continue
      paint.fillRect(left + edge(column), top + edge(row), edge(column + 1) - edge(column), edge(row + 1) - edge(row))
    }
  }
  const [x, y] = [MIDDLE - LOGO / 2, BOX.y + (BOX.size - LOGO) / 2]
  fill(paint, COLOUR.paper, () => paint.roundRect(x, y, LOGO, LOGO, 8))
  fill(paint, COLOUR.brand, () => paint.roundRect(x + 2, y + 2, LOGO - 4, LOGO - 4, 6))
  paintHouse(paint, MIDDLE - 9, BOX.y + BOX.size / 2 - 9, 18)
  if (live) return
  paint.save()
  paint.globalAlpha = FADE_OPACITY
  fill(paint, COLOUR.paper, () => paint.rect(left, top, QR_SIZE, QR_SIZE))
  paint.restore()
  if (stamp !== null) paintStamp(paint, stamp)
}

function paintStamp(paint: CanvasRenderingContext2D, text: string): void {
  paint.save()
  paint.translate(MIDDLE, BOX.y + BOX.size / 2)
  paint.rotate(-Math.PI / 15)
  paint.font = `600 28px ${POSTER_FONT}`
  const width = Math.min(paint.measureText(text).width + 40, BOX.size - 16)
  paint.lineWidth = 3
  stroke(paint, COLOUR.paid, () => paint.roundRect(-width / 2, -28, width, 56, 8), 3)
  paintText(paint, text, 0, 10, { size: 28, weight: 600, colour: COLOUR.paid, align: 'center', width: width - 16 })
  paint.restore()
}

function paintHouse(paint: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  paint.save()
  paint.translate(x, y)
  paint.scale(size / 24, size / 24)
  paint.strokeStyle = COLOUR.onBrand
  paint.lineWidth = 2
  paint.lineCap = 'round'
  paint.lineJoin = 'round'
  for (const path of HOUSE) paint.stroke(new Path2D(path))
  paint.restore()
}

function fill(paint: CanvasRenderingContext2D, colour: string, path: () => void): void {
  paint.beginPath()
  path()
  paint.fillStyle = colour
  paint.fill()
}

function stroke(paint: CanvasRenderingContext2D, colour: string, path: () => void, width = 1): void {
  paint.save()
  paint.beginPath()
  path()
  paint.strokeStyle = colour
  paint.lineWidth = width
  paint.stroke()
  paint.restore()
}
