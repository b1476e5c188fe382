import type { ReactElement } from 'react'
import { RetryNote } from '../../ui/feedback/retry-note.tsx'
import { useOnDemand } from '../../ui/loading/use-on-demand.ts'
import { loadPdfView } from './load-pdf-view.ts'
import { PageSkeleton } from './pages/page-skeleton.tsx'
import type { PdfViewProps } from './pdf-props.ts'
import { type PdfEngineState, usePdfEngine } from './use-pdf-engine.ts'

export interface PdfOnDemandProps extends PdfViewProps {
  /**
   * The result of `usePdfEngine`, when several files are shown one after another; without it the viewer starts its own
   * engine.
   */
  readonly engine?: PdfEngineState
}

/**
 * Shows a PDF in a widget's frame. Render it as soon as the file is requested: pdf.js and its worker load at the same
 * time as the file.
 */
export function PdfOnDemand({ engine: sharedEngine, ...props }: PdfOnDemandProps): ReactElement {
  const own = usePdfEngine(sharedEngine === undefined)
  const { engine, renew } = sharedEngine ?? own
  const { Part, failed, retry } = useOnDemand(loadPdfView, true)
  if (failed) return <RetryNote onRetry={retry} />
  if (Part === null || engine === null) return <PageSkeleton name={props.name} size={props.pages?.[0]} />
  return <Part {...props} engine={engine} renewEngine={renew} />
}
