import type { PdfAssets } from 'fangkit'
import pdfWorker from 'fangkit/pdf-worker?worker&url'

/** What the PDF viewer fetches: its worker comes with the page, the rest only with papers that need it. */
export const PDF_ASSETS: PdfAssets = {
  pdfWorker,
  cMapUrl: new URL(`${import.meta.env.BASE_URL}pdf/cmaps/`, window.location.origin).href,
  fontUrl: new URL(`${import.meta.env.BASE_URL}pdf/standard_fonts/`, window.location.origin).href,
  wasmUrl: new URL(`${import.meta.env.BASE_URL}pdf/wasm/`, window.location.origin).href,
}
