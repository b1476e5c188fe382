import type { FangkitError } from '../../client/fangkit-error.ts'
import { commissionCalls } from '../../contract/fee/commission-calls.ts'
import { useFkMutation } from '../../provider/queries/use-fk-mutation.ts'

export interface CommissionRefresh {
  readonly run: () => void
  readonly running: boolean
  /** Why the last try failed; stays until one succeeds. */
  readonly error: FangkitError | null
}

/**
 * 刷新提成: the server sets the commission state right, then everything of the case is loaded anew.
 * @source PRJ-010, FEE-012, OPN-004
 */
export function useCommissionRefresh(projectId: string | null, reload: () => void): CommissionRefresh {
  const { mutate, isPending, error } = useFkMutation(
    (prjId: string, client) => client.call(commissionCalls.doRefreshPrjCommissionState, { prjId }),
    { onSuccess: reload },
  )
  return {
    run() {
      if (projectId !== null && !isPending) mutate(projectId)
    },
    running: isPending,
    error,
  }
}
