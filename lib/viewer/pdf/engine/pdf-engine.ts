import type { PdfAssets } from '../../../provider/settings/pdf-assets.ts'
import { startWorker } from './start-worker.ts'

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

/** pdf.js and its worker, for the lifetime of a viewer. */
export interface PdfEngine {
  readonly library: Promise<PdfJs>
  /** Null when the host set no worker or it could not be started. */
  readonly worker: Worker | null
  readonly assets: PdfAssets
  /** Never resolves; rejects when there is no worker. */
  readonly lost: Promise<never>
  /** Open documents. They must release their fonts before the worker is ended. */
  readonly open: Set<{ readonly destroy: () => Promise<unknown> }>
  readonly end: () => void
}

/**
 * Loads the `legacy` build, which supports browsers of the last years. Loaded when a viewer opens, because it can only
 * be evaluated in a page.
 */
export const loadPdfJs = (): Promise<PdfJs> => import('pdfjs-dist/legacy/build/pdf.mjs')

/** How long to wait for a worker that does not answer. @unit ms */
const PATIENCE = 5_000

/** Starts loading pdf.js and its worker; neither waits for the file. */
export function startEngine(assets: PdfAssets): PdfEngine {
  const started = startWorker(assets.pdfWorker)
  const library = loadPdfJs()
  // Opening a file reports this error; until then nothing may handle the rejection.
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
