import type { Notify } from './notice-store.ts'
import { useCore } from '../provider-context.ts'

/**
 * Returns a function that shows a notice: by the host's `notify`, or with a toast. The function keeps its identity.
 *
 * @public
 */
export function useNotify(): Notify {
  return useCore().notify
}
