import type { PdfAssets } from 'fangkit'
import pdfWorker from 'fangkit/pdf-worker?worker&url'

/**
 * The worker of pdf.js and its folders, as the build of the examples serves them. A real page imports them with `?url`
 * when `fangkit` comes from the registry.
 */
export const PDF_ASSETS: PdfAssets = {
  pdfWorker,
  cMapUrl: new URL(`${import.meta.env.BASE_URL}pdf/cmaps/`, location.origin).href,
  fontUrl: new URL(`${import.meta.env.BASE_URL}pdf/standard_fonts/`, location.origin).href,
  wasmUrl: new URL(`${import.meta.env.BASE_URL}pdf/wasm/`, location.origin).href,
}
