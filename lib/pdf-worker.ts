/** pdf.js' own worker, to be started by its address: `assets` of the provider. */
export {} from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
