/** The viewer itself, a part of its own. */
export const loadPdfView = () => import('./pdf-view.tsx').then(({ PdfView }) => PdfView)
