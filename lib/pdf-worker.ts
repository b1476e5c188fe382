/** The worker of pdf.js. Pass its address to `assets` of the provider, which starts it. */
export {} from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
