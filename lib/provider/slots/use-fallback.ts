import { useSettings } from '../provider-context.ts'
import type { Fallback } from './slots.ts'

/** What to show in place of a crashed widget; absent means the library's own panel. */
export function useFallback(): Fallback | undefined {
  return useSettings().fallback
}
