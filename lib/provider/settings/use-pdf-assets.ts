import type { PdfAssets } from './pdf-assets.ts'
import { useCore } from '../provider-context.ts'

/** The files of the PDF viewer from the host, read at call time. */
export function usePdfAssets(): () => PdfAssets {
  return useCore().assets
}
