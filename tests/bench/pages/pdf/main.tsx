import pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { type ReactElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../../lib/styles/panda.css'
import { FangkitProvider } from '../../../../lib/provider/fangkit-provider.tsx'
import { createMemoryAuth } from '../../../../lib/testing/memory-auth.ts'
import { PdfOnDemand } from '../../../../lib/viewer/pdf/pdf-on-demand.tsx'
import { type PdfEngineState, usePdfEngine } from '../../../../lib/viewer/pdf/use-pdf-engine.ts'
import { onceDrawn } from '../pdf-own-viewer/once-drawn.ts'
import { noServer } from '../no-server.ts'

/** As wide as the other viewer draws its pages, so that both draw as many pixels. */
const PLACE = { width: 942, height: 800 }
const asked = new URLSearchParams(location.search)

function Form({ engine }: { readonly engine?: PdfEngineState }): ReactElement {
  const [file, setFile] = useState<Blob | null>(null)
  useEffect(() => {
    void fetch('./form.pdf')
      .then((answer) => answer.blob())
      .then(setFile)
  }, [])
  return (
    <div style={PLACE}>
      <PdfOnDemand file={file} name="form" {...(engine && { engine })} />
    </div>
  )
}

/** A list of forms that loads the viewer in advance. */
function Warm({ open }: { readonly open: boolean }): ReactElement | null {
  const engine = usePdfEngine()
  return open ? <Form engine={engine} /> : null
}

function Page(): ReactElement | null {
  const [open, setOpen] = useState(!asked.has('wait'))
  Reflect.set(window, '__open', () => {
    performance.mark('render')
    setOpen(true)
  })
  if (asked.has('warm')) return <Warm open={open} />
  return open ? <Form /> : null
}

const root = createRoot(document.getElementById('root') as HTMLElement) // adapter: index.html contains it
if (!asked.has('wait')) performance.mark('render')
root.render(
  <FangkitProvider transport={noServer()} auth={createMemoryAuth()} live={false} assets={{ pdfWorker }}>
    <div className="fk-root">
      <Page />
    </div>
  </FangkitProvider>,
)
onceDrawn(() => document.querySelector('[data-page="0"][data-drawn]') !== null)
