import { noticeOf, toFangkitError, useFangkit, useNotify } from 'fangkit'
import { messages } from '../messages.ts'

/** Reloads the parameters, after clearing what this window has cached of them. @source SHL-009 */
export function useRefresh(): () => Promise<void> {
  const { refreshParameters } = useFangkit()
  const notify = useNotify()
  return async () => {
    try {
      sessionStorage.clear()
    } catch {
      // blocked storage holds nothing
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
