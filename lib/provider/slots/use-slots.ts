import { useSettings } from '../provider-context.ts'
import type { Slots } from './slots.ts'

/** The host's own parts; absent means the library's, null means none. */
export function useSlots(): Slots {
  return useSettings().slots
}
