import { useCore, type FangkitEvent } from '../provider-context.ts'

/** Tells the host what happened. Its identity never changes. */
export function useEmit(): (event: FangkitEvent) => void {
  return useCore().emit
}
