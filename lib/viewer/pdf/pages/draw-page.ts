import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface DrawJob {
  readonly page: number
  /** Width of the canvas. @unit device px */
  readonly width: number
  readonly height: number
  /** Changes when the look of the page changes. */
  readonly version: number
}

/** pdf.js' AnnotationMode.ENABLE: draws stamps and filled-in values; links do nothing. */
const AS_ON_PAPER = 1
/** Some browsers refuse larger canvases, and all are slow with them. @unit px */
const MOST_PIXELS = 16_777_216

/** Returns the canvas size for a page of this size on screen. */
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

/** Draws a page onto a new canvas. @throws RenderingCancelledException when it was cancelled */
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

/** Frees the memory of a canvas at once instead of at garbage collection. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
