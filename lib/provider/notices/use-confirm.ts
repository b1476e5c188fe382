import type { Confirm } from './notice-store.ts'
import { useCore } from '../provider-context.ts'

/**
 * Returns a function that asks the user: by the host's `confirm`, or with a dialog. The function keeps its identity.
 *
 * @public
 */
export function useConfirm(): Confirm {
  return useCore().confirm
}
