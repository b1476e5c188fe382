import { useNavigate } from 'react-router'
import { noticeOf, toFangkitError, useConfirm, useFangkit, useNotify } from 'fangkit'
import { useLeaveGuard } from '../leaving/leave-guard.tsx'
import { messages } from '../messages.ts'
import { PATHS } from '../paths.ts'
import { saveCity } from '../session/city-memory.ts'

/**
 * Ends the session here and on the server, and shows the error when the server refuses. Tabs, drafts
 * and the city are removed for the next user.
 * @source SHL-010
 */
export function useLogout(forget: () => void): () => Promise<void> {
  const { client, logout } = useFangkit()
  const navigate = useNavigate()
  const notify = useNotify()
  const confirm = useConfirm()
  const guard = useLeaveGuard()
  const mayLeave = async () => {
    const count = client.drafts.count()
    if (count === 0) return guard.mayLeave()
    const { title, text, leave, stay } = messages.logout
    return confirm({ title, text: text(count), confirmLabel: leave, cancelLabel: stay, danger: true })
  }
  return async () => {
    if (!(await mayLeave())) return
    try {
      await logout()
      forget()
      saveCity(null)
      guard.pass(() => void navigate(PATHS.login, { replace: true }))
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, 'login.doLogout'))
      if (notice) notify(notice)
    }
  }
}
