import { useState } from 'react'
import { toFangkitError } from '../../../../../client/fangkit-error.ts'
import { recordsOfMember, type StoredRecord } from '../../../../../client/queries/case/member-plans.ts'
import { recordCallsOf } from '../../../../../contract/case/member-calls.ts'
import { member as memberEntity } from '../../../../../domain/member/member.ts'
import { commonMessages } from '../../../../../locale/zh-cn/common.ts'
import { memberRecordMessages } from '../../../../../locale/zh-cn/project-detail/member-records.ts'
import { noticeOf } from '../../../../../provider/notices/notice-of.ts'
import { useCache } from '../../../../../provider/queries/use-cache.ts'
import { useConfirm } from '../../../../../provider/notices/use-confirm.ts'
import { useFangkit } from '../../../../../provider/use-fangkit.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { useNotify } from '../../../../../provider/notices/use-notify.ts'
import type { RecordContext } from '../record-context.ts'

export interface RecordRemoval {
  readonly removing: boolean
  /** True when the record was removed. */
  readonly remove: (record: StoredRecord, title: string) => Promise<boolean>
}

/** Removes a record after the status check and a question. @source PRJ-042, ERR-034 */
export function useRecordRemoval(
  service: string,
  { memberId, editing }: Pick<RecordContext, 'memberId' | 'editing'>,
): RecordRemoval {
  const texts = useMessages(memberRecordMessages)
  const common = useMessages(commonMessages)
  const { client } = useFangkit()
  const cache = useCache()
  const confirm = useConfirm()
  const notify = useNotify()
  const [removing, setRemoving] = useState(false)
  const refetchRecords = (): void => {
    void cache.invalidate([service, memberEntity.service])
  }
  const send = async ({ keyValue, version }: StoredRecord): Promise<boolean> => {
    try {
      await client.call(recordCallsOf(service).doDelete, { id: keyValue, version })
      const plan = recordsOfMember(service, memberId)
      const rows = cache.get(plan)
      if (rows)
        cache.set(
          plan,
          rows.filter((row) => row.keyValue !== keyValue),
        )
      notify({ tone: 'success', title: common.removed })
      return true
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, `${service}.doDelete`))
      if (notice) notify({ ...notice, title: common.removeFailed, text: notice.title })
      return false
    } finally {
      refetchRecords()
    }
  }
  const remove = async (record: StoredRecord, title: string): Promise<boolean> => {
    setRemoving(true)
    try {
      if (!(await editing.check())) return false
      if (
        !(await confirm({
          title: texts.removeTitle({ record: title }),
          text: texts.removeText,
          confirmLabel: common.remove,
          danger: true,
        }))
      )
        return false
      return await send(record)
    } finally {
      setRemoving(false)
    }
  }
  return { removing, remove }
}
