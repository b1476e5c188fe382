import { type CSSProperties, type ReactElement, useEffect, useState } from 'react'
import type { StoredDocument } from '../../../../contract/document/file-calls.ts'
import { useCore } from '../../../../provider/provider-context.ts'
import { PdfOnDemand } from '../../../../viewer/pdf/pdf-on-demand.tsx'
import type { PdfEngineState } from '../../../../viewer/pdf/use-pdf-engine.ts'

export interface PaperPdfProps {
  readonly document: StoredDocument
  readonly engine: PdfEngineState
}

interface Loaded {
  readonly of: string
  readonly file: Blob | null
}

const FULL: CSSProperties = { height: '100%' }
/** Less than this leaves too little to the page. */
const WIDE = '(min-width: 900px)'

/** Downloads one PDF and shows it. */
export function PaperPdf({ document: { documentId, url, name }, engine }: PaperPdfProps): ReactElement {
  const { client } = useCore()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [strip] = useState(() => globalThis.matchMedia(WIDE).matches)
  // The address is renewed every few minutes; the document stays the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt downloads again
  useEffect(() => {
    const controller = new AbortController()
    const show = (file: Blob | null): void => {
      if (!controller.signal.aborted) setLoaded({ of: documentId, file })
    }
    client.download({ path: url, signal: controller.signal }).then(show, () => show(null))
    return () => controller.abort()
  }, [client, documentId, attempt])
  const now = loaded?.of === documentId ? loaded : null
  return (
    <div style={FULL}>
      <PdfOnDemand
        engine={engine}
        name={name || documentId}
        of={documentId}
        strip={strip}
        file={now?.file ?? null}
        failed={now?.file === null}
        onRetry={() => {
          setLoaded(null)
          setAttempt(attempt + 1)
        }}
      />
    </div>
  )
}
