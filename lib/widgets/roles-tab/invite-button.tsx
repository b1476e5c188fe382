import { UserPlus } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { caseCalls } from '../../contract/case/project-calls.ts'
import { rolesTabMessages } from '../../locale/zh-cn/roles-tab.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { Button } from '../../ui/buttons/button.tsx'

export interface InviteButtonProps {
  readonly projectId: string
  readonly onInvite: () => void
}

/** Opens the form after checking that the user may change the case now. @source INV-004 */
export function InviteButton({ projectId, onInvite }: InviteButtonProps): ReactElement {
  const texts = useMessages(rolesTabMessages)
  const { client } = useFangkit()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const press = async (): Promise<void> => {
    setBusy(true)
    try {
      await client.call(caseCalls.checkStatus, { prjId: projectId })
      onInvite()
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, 'Prj.checkStatus'))
      if (notice) notify(notice)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="primary" icon={<UserPlus aria-hidden />} loading={busy} onClick={() => void press()}>
      {texts.invite}
    </Button>
  )
}
