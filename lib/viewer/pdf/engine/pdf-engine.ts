import type { PdfAssets } from '../../../provider/settings/pdf-assets.ts'
import { startWorker } from './start-worker.ts'

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

/** pdf.js and its worker, for as long as a viewer is there. */
export interface PdfEngine {
  readonly library: Promise<PdfJs>
  /** Null where the host gave none, or it could not be started. */
  readonly worker: Worker | null
  readonly assets: PdfAssets
  /** Never fulfilled; rejected when there is no worker to work with. */
  readonly lost: Promise<never>
  /** Documents that are open: they give back their fonts before the worker is ended. */
  readonly open: Set<{ readonly destroy: () => Promise<unknown> }>
  readonly end: () => void
}

/**
 * The build for browsers of the last years, not of the last months. Asked for when a viewer opens: it needs a page to
 * be evaluated.
 */
export const loadPdfJs = (): Promise<PdfJs> => import('pdfjs-dist/legacy/build/pdf.mjs')

/** A worker that does not answer any more is not waited for. @unit ms */
const PATIENCE = 5_000

/** Starts both at once; neither waits for the file. */
export function startEngine(assets: PdfAssets): PdfEngine {
  const started = startWorker(assets.pdfWorker)
  const library = loadPdfJs()
  // Whoever opens a file hears of it; nobody may be there yet.
  started.lost.catch(() => undefined)
  library.catch(() => undefined)
  const open: PdfEngine['open'] = new Set()
  return {
    library,
    worker: started.worker,
    assets,
    lost: started.lost,
    open,
    end() {
      const { worker } = started
      if (worker === null) return
      const terminate = (): void => worker.terminate()
      if (!started.answers()) return terminate()
      const waiting = setTimeout(terminate, PATIENCE)
      void Promise.allSettled([...open].map((one) => one.destroy())).then(() => {
        clearTimeout(waiting)
        terminate()
      })
    },
  }
}
