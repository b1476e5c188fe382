import type { Confirm } from './notice-store.ts'
import { useCore } from '../provider-context.ts'

/** Asks the person: the host's way, or with a dialog. Its identity never changes. @public */
export function useConfirm(): Confirm {
  return useCore().confirm
}
