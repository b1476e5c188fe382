import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type DrawJob, drawPage, releaseCanvas } from './draw-page.ts'

export interface Drawing extends DrawJob {
  /** Null when the page could not be drawn. */
  readonly canvas: HTMLCanvasElement | null
}

/** The drawn pages, by page index. */
export type Drawings = ReadonlyMap<number, Drawing>

export interface Painter {
  /** Draws these pages in this order and drops all others. A drawing stays until it is drawn again. */
  readonly want: (document: PDFDocumentProxy, jobs: readonly DrawJob[]) => void
  readonly stop: () => void
}

const isSame = (a: DrawJob, b: DrawJob | undefined): boolean =>
  b !== undefined && a.page === b.page && a.width === b.width && a.version === b.version

/**
 * Draws one page after another, because two at once would both take longer. The caller releases drawings that are no
 * longer used.
 */
export function createPainter(onDrawn: (drawings: Drawings) => void): Painter {
  let source: PDFDocumentProxy | null = null
  let jobs: readonly DrawJob[] = []
  let running: { readonly job: DrawJob; readonly calledOff: AbortController } | null = null
  let drawings: Drawings = new Map()

  const setDrawings = (next: Drawings): void => {
    drawings = next
    onDrawn(next)
  }
  const advance = (): void => {
    const job = jobs.find((rendering) => !isSame(rendering, drawings.get(rendering.page)))
    if (source === null || running !== null || job === undefined) return
    const calledOff = new AbortController()
    running = { job, calledOff }
    const done = (canvas: HTMLCanvasElement | null): void => {
      if (calledOff.signal.aborted) {
        if (canvas !== null) releaseCanvas(canvas)
        return
      }
      running = null
      setDrawings(new Map([...drawings, [job.page, { ...job, canvas }]]))
      // Shows the drawing before the next page occupies the thread.
      requestAnimationFrame(() => setTimeout(advance))
    }
    drawPage(source, job, calledOff.signal).then(done, () => done(null))
  }
  const callOff = (): void => {
    running?.calledOff.abort()
    running = null
  }
  return {
    want(document, rendering) {
      if (document !== source || (running !== null && !rendering.some((job) => isSame(job, running?.job)))) callOff()
      source = document
      jobs = rendering
      const pages = new Set(rendering.map(({ page }) => page))
      if ([...drawings.keys()].some((page) => !pages.has(page)))
        setDrawings(new Map([...drawings].filter(([page]) => pages.has(page))))
      advance()
    },
    stop() {
      callOff()
      source = null
      jobs = []
      setDrawings(new Map())
    },
  }
}
