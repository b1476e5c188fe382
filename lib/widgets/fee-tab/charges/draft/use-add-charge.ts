import { useState } from 'react'
import { newIdempotencyKey } from '../../../../client/client.ts'
import { toFangkitError } from '../../../../client/fangkit-error.ts'
import { callName } from '../../../../contract/call.ts'
import { chargeCalls } from '../../../../contract/fee/fee-calls.ts'
import { isUnfinished } from '../../../../domain/fee/charge-rules.ts'
import { feeTabMessages } from '../../../../locale/zh-cn/fees/fee-tab.ts'
import { noticeOf } from '../../../../provider/notices/notice-of.ts'
import { useFangkit } from '../../../../provider/use-fangkit.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import type { ChargeEditor } from './use-charge-editor.ts'

export interface AddCharge {
  readonly add: () => Promise<void>
  readonly adding: boolean
}

/**
 * Adds a charge with the server's initial values, once the last one has a type and a total.
 * @source FEE-024, FEE-028, OPN-108, ERR-044
 */
export function useAddCharge(
  projectId: string,
  { rows, edit, point }: Pick<ChargeEditor, 'rows' | 'edit' | 'point'>,
): AddCharge {
  const texts = useMessages(feeTabMessages)
  const { client } = useFangkit()
  const notify = useNotify()
  const [adding, setAdding] = useState(false)
  return {
    adding,
    async add() {
      const last = rows.findLast(({ removed }) => !removed)
      if (last !== undefined && isUnfinished(last.values)) {
        notify({ tone: 'warning', title: texts.fillFirst })
        point(last.key)
        return
      }
      setAdding(true)
      try {
        const { data } = await client.call(chargeCalls.doCreate, { prjId: projectId })
        const key = newIdempotencyKey()
        edit({ type: 'add', key, blank: data })
        point(key)
      } catch (thrown) {
        const notice = noticeOf(toFangkitError(thrown, callName(chargeCalls.doCreate)))
        if (notice) notify(notice)
      } finally {
        setAdding(false)
      }
    },
  }
}
