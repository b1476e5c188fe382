import { useLayoutEffect, useMemo, useState } from 'react'
import { usePdfAssets } from '../../provider/settings/use-pdf-assets.ts'
import { loadPdfView } from './load-pdf-view.ts'
import { type PdfEngine, startEngine } from './engine/pdf-engine.ts'

export interface PdfEngineState {
  /** Null until the page is mounted. */
  readonly engine: PdfEngine | null
  /** Tries again with a new worker. */
  readonly renew: () => void
}

/**
 * Starts viewer, pdf.js and its worker, and keeps them ready until the component unmounts.
 * @param enabled false starts nothing yet
 */
export function usePdfEngine(enabled = true): PdfEngineState {
  const assets = usePdfAssets()
  const [attempt, setAttempt] = useState(0)
  const [engine, setEngine] = useState<PdfEngine | null>(null)
  // A layout effect, so that the requests start before the page is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt needs another engine
  useLayoutEffect(() => {
    if (!enabled) return undefined
    const started = startEngine(assets())
    // The component that renders it reports the failure.
    loadPdfView().catch(() => undefined)
    setEngine(started)
    return () => {
      setEngine(null)
      started.end()
    }
  }, [assets, attempt, enabled])
  return useMemo(() => ({ engine, renew: () => setAttempt((count) => count + 1) }), [engine])
}
