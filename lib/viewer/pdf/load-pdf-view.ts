/** Loads the viewer, which is a chunk of its own. */
export const loadPdfView = () => import('./pdf-view.tsx').then(({ PdfView }) => PdfView)
