import { UserCheck } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { toFangkitError } from '../../../client/fangkit-error.ts'
import { demandCalls } from '../../../contract/case/case-record-calls.ts'
import { mayFollowUp } from '../../../domain/demand/follow-up.ts'
import { demand } from '../../../domain/demand/demand.ts'
import { caseSectionMessages } from '../../../locale/zh-cn/project-detail/case-sections.ts'
import { noticeOf } from '../../../provider/notices/notice-of.ts'
import { useAuthUser } from '../../../provider/session/use-auth-user.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { CaseRecordActionProps } from './case-record-action-props.ts'

/** Lets service staff take up a demand that nobody follows yet. @source DEM-002, ROL-012 */
export function FollowUp({ record, check, onDone }: CaseRecordActionProps): ReactElement | null {
  const { keyValue: id, version } = record
  const texts = useMessages(caseSectionMessages)
  const { client } = useFangkit()
  const cache = useCache()
  const notify = useNotify()
  const user = useAuthUser().data
  const [running, setRunning] = useState(false)
  if (!mayFollowUp(record['hf22Status'], user?.roleIds ?? [])) return null
  const followUp = async (): Promise<void> => {
    setRunning(true)
    try {
      if (!(await check())) return
      const { data } = await client.call(demandCalls.doConfirm, { id, version })
      notify({ tone: 'success', title: texts.followedUp })
      if (data) onDone(data)
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, 'Hf22PrjHouseDemand.doConfirm'))
      if (notice) notify(notice)
      // Shows who was faster.
      void cache.invalidate([demand.service])
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button size="sm" icon={<UserCheck aria-hidden />} loading={running} onClick={() => void followUp()}>
      {texts.followUp}
    </Button>
  )
}
