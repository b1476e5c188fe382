import type { ReactElement } from 'react'
import type { PdfAssets } from '../../provider/settings/pdf-assets.ts'
import { RetryNote } from '../../ui/feedback/retry-note.tsx'
import { useOnDemand } from '../../ui/loading/use-on-demand.ts'
import { loadPdfView } from './load-pdf-view.ts'
import { PageSkeleton } from './pages/page-skeleton.tsx'
import { loadPdfJs } from './engine/pdf-engine.ts'
import type { PdfViewProps } from './pdf-props.ts'
import { type PdfEngineState, usePdfEngine } from './use-pdf-engine.ts'

export interface PdfOnDemandProps extends PdfViewProps {
  /**
   * What `usePdfEngine` keeps ready, where several files are looked at one after the other; the viewer starts its own
   * without.
   */
  readonly engine?: PdfEngineState
}

/**
 * A PDF, for what stands in a widget's frame. Draw it as soon as the file is asked for: pdf.js and its worker come
 * while the file does.
 */
export function PdfOnDemand({ engine: sharedEngine, ...props }: PdfOnDemandProps): ReactElement {
  const own = usePdfEngine(sharedEngine === undefined)
  const { engine, renew } = sharedEngine ?? own
  const { Part, failed, retry } = useOnDemand(loadPdfView, true)
  if (failed) return <RetryNote onRetry={retry} />
  if (Part === null || engine === null) return <PageSkeleton name={props.name} size={props.pages?.[0]} />
  return <Part {...props} engine={engine} renewEngine={renew} />
}

/**
 * Fetches viewer, pdf.js and worker without starting anything. What cannot be fetched now is asked for, and complained
 * of, when it is needed.
 */
export function preloadPdf({ pdfWorker }: PdfAssets): void {
  const parts: Promise<unknown>[] = [loadPdfView(), loadPdfJs()]
  if (pdfWorker !== undefined && typeof pdfWorker !== 'function')
    parts.push(fetch(pdfWorker).then((answer) => answer.blob()))
  void Promise.allSettled(parts)
}
