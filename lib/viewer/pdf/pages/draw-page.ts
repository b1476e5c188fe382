import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface DrawJob {
  readonly page: number
  /** Of the canvas. @unit device px */
  readonly width: number
  readonly height: number
  /** With another one the page looks different. */
  readonly version: number
}

/** pdf.js' AnnotationMode.ENABLE: stamps and what was filled in are drawn, links do nothing. */
const AS_ON_PAPER = 1
/** A canvas larger than this is refused by some browsers, and slow in all. @unit px */
const MOST_PIXELS = 16_777_216

/** How large a canvas is for a page of this size on the screen. */
export function pixelsOf(
  size: { readonly width: number; readonly height: number },
  ratio: number,
): Pick<DrawJob, 'width' | 'height'> {
  const fitting = Math.min(ratio, Math.sqrt(MOST_PIXELS / Math.max(1, size.width * size.height)))
  return {
    width: Math.max(1, Math.floor(size.width * fitting)),
    height: Math.max(1, Math.floor(size.height * fitting)),
  }
}

/** Draws a page onto a canvas of its own. @throws RenderingCancelledException when it was called off */
export async function drawPage(
  document: PDFDocumentProxy,
  { page, width, height }: DrawJob,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const proxy = await document.getPage(page + 1)
  signal.throwIfAborted()
  const canvas = globalThis.document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const viewport = proxy.getViewport({ scale: width / proxy.getViewport({ scale: 1 }).width })
  const task = proxy.render({ canvas, viewport, annotationMode: AS_ON_PAPER })
  const cancel = (): void => task.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    await task.promise
    return canvas
  } catch (error) {
    releaseCanvas(canvas)
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** Gives its memory back now, not when it is collected. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
