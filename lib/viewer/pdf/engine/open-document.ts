import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfEngine } from './pdf-engine.ts'

export interface Opening {
  readonly document: Promise<PDFDocumentProxy>
  /** Frees what it holds, even before the document is open. */
  readonly close: () => void
}

const folder = (address: string): string => (address.endsWith('/') ? address : `${address}/`)

/** Opens a PDF. Scripts in it do not run, and nothing it refers to is loaded. */
export function openDocument(engine: PdfEngine, file: Blob): Opening {
  let close = (): void => undefined
  let isClosed = false
  const read = async (): Promise<PDFDocumentProxy> => {
    const [library, bytes] = await Promise.all([engine.library, file.arrayBuffer()])
    if (isClosed) throw new DOMException('closed', 'AbortError')
    if (engine.worker === null) return engine.lost
    const { cMapUrl, fontUrl, wasmUrl } = engine.assets
    const task = library.getDocument({
      data: new Uint8Array(bytes),
      worker: library.PDFWorker.create({ port: engine.worker }),
      ...(cMapUrl !== undefined && { cMapUrl: folder(cMapUrl), cMapPacked: true }),
      ...(fontUrl !== undefined && { standardFontDataUrl: folder(fontUrl) }),
      ...(wasmUrl !== undefined && { wasmUrl: folder(wasmUrl) }),
      useWasm: wasmUrl !== undefined,
      isEvalSupported: false,
      enableXfa: false,
      verbosity: library.VerbosityLevel.ERRORS,
    })
    const open = { destroy: () => task.destroy() }
    engine.open.add(open)
    close = () => {
      // The worker may have ended already.
      void open
        .destroy()
        .catch(() => undefined)
        .finally(() => engine.open.delete(open))
    }
    return task.promise
  }
  return {
    document: Promise.race([read(), engine.lost]),
    close() {
      isClosed = true
      close()
    },
  }
}
