import type { PdfAssets } from 'fangkit'
import pdfWorker from 'fangkit/pdf-worker?worker&url'

/**
 * The files of the PDF viewer: its worker comes with the page, fonts and the like load only for documents that need
 * them.
 */
export const PDF_ASSETS: PdfAssets = {
  pdfWorker,
  cMapUrl: new URL(`${import.meta.env.BASE_URL}pdf/cmaps/`, window.location.origin).href,
  fontUrl: new URL(`${import.meta.env.BASE_URL}pdf/standard_fonts/`, window.location.origin).href,
  wasmUrl: new URL(`${import.meta.env.BASE_URL}pdf/wasm/`, window.location.origin).href,
}
