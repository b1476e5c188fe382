import { useCallback } from 'react'
import { toFangkitError } from '../../../client/fangkit-error.ts'
import { chargeCalls } from '../../../contract/fee/fee-calls.ts'
import { caseCalls } from '../../../contract/case/project-calls.ts'
import { noticeOf } from '../../../provider/notices/notice-of.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'

/**
 * Checks whether the case may be changed now, before anything changes its ledger. Shows a refusal.
 *
 * @param by `booker` checks the whole case; finance takes part in no case, so that only its state is checked
 * @source PRJ-042, PRJ-043
 */
export function useStatusCheck(projectId: string, by: 'booker' | 'finance' = 'booker'): () => Promise<boolean> {
  const { client } = useFangkit()
  const notify = useNotify()
  return useCallback(async () => {
    try {
      if (by === 'booker') {
        await client.call(caseCalls.checkStatus, { prjId: projectId })
        return true
      }
      const {
        data: { blocked },
      } = await client.call(chargeCalls.getRights, { prjId: projectId })
      if (blocked !== null) notify({ tone: 'warning', title: blocked })
      return blocked === null
    } catch (thrown) {
      const notice = noticeOf(
        toFangkitError(thrown, by === 'booker' ? 'Prj.checkStatus' : 'ProjectChargeCfg.getRights'),
      )
      if (notice) notify(notice)
      return false
    }
  }, [client, notify, projectId, by])
}
