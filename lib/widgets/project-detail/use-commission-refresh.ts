import type { FangkitError } from '../../client/fangkit-error.ts'
import { commissionCalls } from '../../contract/fee/commission-calls.ts'
import { useFkMutation } from '../../provider/queries/use-fk-mutation.ts'

export interface CommissionRefresh {
  readonly run: () => void
  readonly running: boolean
  /** Why the last attempt failed; stays until one succeeds. */
  readonly error: FangkitError | null
}

/**
 * 刷新提成: the server corrects the commission state, then everything of the case loads again.
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
