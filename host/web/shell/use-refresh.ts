import { noticeOf, toFangkitError, useFangkit, useNotify } from 'fangkit'
import { messages } from '../messages.ts'

/** Parameters anew: what this window keeps of them is thrown away first. @source SHL-009 */
export function useRefresh(): () => Promise<void> {
  const { refreshParameters } = useFangkit()
  const notify = useNotify()
  return async () => {
    try {
      sessionStorage.clear()
    } catch {
      // blocked storage keeps nothing
    }
    try {
      await refreshParameters()
      notify({ tone: 'success', title: messages.user.refreshed })
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, 'home.doRefresh'))
      if (notice) notify(notice)
    }
  }
}
