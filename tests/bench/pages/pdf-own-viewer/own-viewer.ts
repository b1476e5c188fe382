// @ts-expect-error: the package declares the types of its other builds only
import * as untyped from 'pdfjs-dist/build/pdf.min.mjs'
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import 'pdfjs-dist/web/pdf_viewer.css'
import { onceDrawn } from './once-drawn.ts'

const pdfjs: typeof import('pdfjs-dist') = untyped

/** pdf.js' own viewer, the way its documentation sets it up. */
export async function openViewer(root: HTMLElement): Promise<void> {
  Reflect.set(globalThis, 'pdfjsLib', pdfjs)
  pdfjs.GlobalWorkerOptions.workerSrc = workerSrc
  const { EventBus, PDFLinkService, PDFViewer } = await import('pdfjs-dist/web/pdf_viewer.mjs')
  root.innerHTML =
    '<div id="vc" style="position:absolute;inset:0;overflow:auto"><div id="viewer" class="pdfViewer"></div></div>'
  const eventBus = new EventBus()
  const linkService = new PDFLinkService({ eventBus })
  const viewer = new PDFViewer({
    container: document.getElementById('vc') as HTMLDivElement,
    eventBus,
    linkService,
    annotationMode: 2,
  }) // adapter: made above
  linkService.setViewer(viewer)
  eventBus.on('pagesinit', () => {
    viewer.currentScale = 1.125
  })
  let isDrawn = false
  eventBus.on('pagerendered', ({ pageNumber }: { readonly pageNumber: number }) => {
    if (pageNumber !== 1) return
    isDrawn = true
    document.documentElement.dataset['drawn'] = ''
  })
  onceDrawn(() => isDrawn)
  const file = await pdfjs.getDocument({ url: './form.pdf' }).promise
  viewer.setDocument(file)
  linkService.setDocument(file, null)
}
