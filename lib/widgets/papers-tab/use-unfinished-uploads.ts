import { type RefObject, useMemo } from 'react'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { papersTabMessages } from '../../locale/zh-cn/documents/papers-tab.ts'
import { useConfirm } from '../../provider/notices/use-confirm.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { useMessages } from '../../provider/use-messages.ts'
import type { UploadsHandle } from './papers-actions.ts'

/** Asks about uploads in progress or failed before the user leaves. */
export function useUnfinishedUploads(uploads: RefObject<UploadsHandle | null>, close: () => void): LeaveGuard {
  const latest = useLatest({ texts: useMessages(papersTabMessages), confirm: useConfirm() })
  return useMemo(() => {
    const unfinished = (): number => uploads.current?.unfinished() ?? 0
    return {
      isDirty: () => unfinished() > 0,
      async requestLeave() {
        const { texts, confirm } = latest.current
        const count = unfinished()
        if (
          count > 0 &&
          !(await confirm({
            title: texts.leaveTitle({ count }),
            text: texts.leaveText,
            confirmLabel: texts.leave,
            cancelLabel: texts.stay,
            danger: true,
          }))
        )
          return false
        close()
        return true
      },
    }
  }, [uploads, close, latest])
}
