/** Addresses of the PDF viewer's files. They may have another origin; folders end with a slash. @public */
export interface PdfAssets {
  /**
   * The worker of pdf.js, which is the file behind `fangkit/pdf-worker`: its address, or a function that starts it.
   * Without it no PDF can be shown.
   */
  readonly pdfWorker?: string | URL | (() => Worker)
  /** Folder of pdf.js' `cmaps`, for Chinese documents without embedded fonts. */
  readonly cMapUrl?: string
  /** Folder of pdf.js' `standard_fonts`, for documents that do not embed standard fonts. */
  readonly fontUrl?: string
  /** Folder of pdf.js' `wasm`, for scans in JPEG 2000 and JBIG2. */
  readonly wasmUrl?: string
}
