/** Where the files of the PDF viewer lie. Addresses may be of another origin; folders end with a slash. @public */
export interface PdfAssets {
  /**
   * pdf.js' own worker, the file behind `fangkit/pdf-worker`: its address, or what starts it. Without it no PDF can be
   * shown.
   */
  readonly pdfWorker?: string | URL | (() => Worker)
  /** Folder of pdf.js' `cmaps`, for Chinese papers whose fonts are not embedded. */
  readonly cMapUrl?: string
  /** Folder of pdf.js' `standard_fonts`, for papers that leave out the fonts every reader has. */
  readonly fontUrl?: string
  /** Folder of pdf.js' `wasm`, for scans in JPEG 2000 and JBIG2. */
  readonly wasmUrl?: string
}
