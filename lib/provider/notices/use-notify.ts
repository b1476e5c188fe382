import type { Notify } from './notice-store.ts'
import { useCore } from '../provider-context.ts'

/** Tells the person something in passing: the host's way, or with a toast. Its identity never changes. @public */
export function useNotify(): Notify {
  return useCore().notify
}
