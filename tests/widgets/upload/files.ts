const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** A real picture of one pixel. */
export function png(name = 'a.png'): File {
  return new File([Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0))], name, { type: 'image/png' })
}

export function pdf(name = 'a.pdf', size = 100): File {
  return new File([`%PDF-1.7\n${' '.repeat(size - 9)}`], name, { type: 'application/pdf' })
}

/** A picture of random pixels, which cannot be compressed. */
export async function noisyPng(width: number, height: number, name = 'a.png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const picture = new ImageData(width, height)
  for (let at = 0; at < picture.data.length; at += 65_536)
    crypto.getRandomValues(picture.data.subarray(at, at + 65_536))
  context?.putImageData(picture, 0, 0)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

/** The data transfer of a paste or a drop. */
export function transferOf(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

/** Chooses files as the file dialog of the system does. */
export function choose(root: ParentNode, ...files: readonly File[]): void {
  const box = root.querySelector<HTMLInputElement>('input[type=file]')
  if (!box) throw new Error('no box to choose with')
  box.files = transferOf(...files).files
  box.dispatchEvent(new Event('change', { bubbles: true }))
}

export interface DrawnSlip {
  readonly number?: string
  readonly scale?: number
  /** Opacity: 1 is unchanged, less is paler. */
  readonly strength?: number
  readonly type?: string
}

/** A bank's slip as a phone stores it: the same picture in another size, strength or format. */
export async function drawnSlip(drawn: DrawnSlip = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { number = '20261101440199000123', scale = 1, strength = 1, type = 'image/png' } = drawn
  const slip = new OffscreenCanvas(720, 560)
  const pen = penOf(slip)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, 720, 560)
  pen.fillStyle = '#222'
  pen.font = '40px sans-serif'
  const lines = ['电子回单', '金额 5,000.00', '日期 2026-11-01', number]
  for (const [at, text] of lines.entries()) pen.fillText(text, 40, 90 + at * 110)
  const scaled = new OffscreenCanvas(Math.round(720 * scale), Math.round(560 * scale))
  const copier = penOf(scaled)
  copier.fillStyle = '#fff'
  copier.fillRect(0, 0, scaled.width, scaled.height)
  copier.globalAlpha = strength
  copier.imageSmoothingQuality = 'high'
  copier.drawImage(slip, 0, 0, scaled.width, scaled.height)
  return new Uint8Array(await (await scaled.convertToBlob({ type, quality: 0.6 })).arrayBuffer())
}

function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('nothing draws here')
  return pen
}
