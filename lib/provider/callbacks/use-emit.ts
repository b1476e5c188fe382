import { useCore, type FangkitEvent } from '../provider-context.ts'

/** Reports an event to the host. The function keeps its identity. */
export function useEmit(): (event: FangkitEvent) => void {
  return useCore().emit
}
