import { type ReactElement, useState } from 'react'
import type { StoredDocument } from '../../../../contract/document/file-calls.ts'
import { isPicture } from '../../../../domain/file/file-format.ts'
import { FileGlyph } from '../../../../field/documents/file-glyph.tsx'
import { useFileUrl, withParameter } from '../../../../field/documents/use-file-url.ts'
import { usePdfAssets } from '../../../../provider/settings/use-pdf-assets.ts'
import { usePdfEngine } from '../../../../viewer/pdf/use-pdf-engine.ts'
import { PaperPdf } from './paper-pdf.tsx'

/** The largest of the image widths the server offers. */
const WIDTH = '960'

/** A picture or a PDF at the width of its place. What cannot be rendered shows its name. */
export function FilePicture({ document }: { readonly document: StoredDocument }): ReactElement {
  const format = document.format ?? ''
  const isPdf = usePdfAssets()().pdfWorker !== undefined && format === 'pdf'
  const engine = usePdfEngine(isPdf)
  const src = useFileUrl(isPicture(format) ? withParameter(document.url, 'w', WIDTH) : null)
  const [failed, setFailed] = useState(false)
  if (isPdf)
    return (
      <div style={{ height: '68vh' }}>
        <PaperPdf document={document} engine={engine} />
      </div>
    )
  return src === null || failed ? (
    <span style={{ display: 'grid', placeItems: 'center', minHeight: 320, overflowWrap: 'anywhere' }}>
      <FileGlyph name={document.name ?? ''} format={format} />
      {document.name}
    </span>
  ) : (
    <img src={src} alt={document.name ?? ''} style={{ maxWidth: '100%' }} onError={() => setFailed(true)} />
  )
}
