import { useLayoutEffect, useMemo, useState } from 'react'
import { usePdfAssets } from '../../provider/settings/use-pdf-assets.ts'
import { loadPdfView } from './load-pdf-view.ts'
import { type PdfEngine, startEngine } from './engine/pdf-engine.ts'

export interface PdfEngineState {
  /** Null until the page stands. */
  readonly engine: PdfEngine | null
  /** Another attempt, with another worker. */
  readonly renew: () => void
}

/**
 * Starts viewer, pdf.js and its worker, and keeps them ready until whoever asked is gone.
 * @param wanted false starts nothing yet
 */
export function usePdfEngine(enabled = true): PdfEngineState {
  const assets = usePdfAssets()
  const [attempt, setAttempt] = useState(0)
  const [engine, setEngine] = useState<PdfEngine | null>(null)
  // Before the page is painted: what comes from elsewhere is asked for first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another engine
  useLayoutEffect(() => {
    if (!enabled) return undefined
    const started = startEngine(assets())
    // Who draws it says so when it does not come.
    loadPdfView().catch(() => undefined)
    setEngine(started)
    return () => {
      setEngine(null)
      started.end()
    }
  }, [assets, attempt, enabled])
  return useMemo(() => ({ engine, renew: () => setAttempt((count) => count + 1) }), [engine])
}
