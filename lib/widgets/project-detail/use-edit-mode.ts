import { useCallback, useState } from 'react'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { caseCalls } from '../../contract/project-calls.ts'
import { noticeOf } from '../../provider/notice-of.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useNotify } from '../../provider/use-notify.ts'

export interface EditMode {
  readonly editing: boolean
  /** The status is being checked. */
  readonly opening: boolean
  /** Why the case may not be edited now, as the server said. */
  readonly blocked: string | null
  readonly open: () => void
  readonly close: () => void
  readonly unblock: () => void
}

/** Editing of a stored case: only after the server's status check agrees. @source PRJ-042, PRJ-044 */
export function useEditMode(projectId: string | null, prepare: () => Promise<unknown>): EditMode {
  const { client } = useFangkit()
  const notify = useNotify()
  const [editing, setEditing] = useState(false)
  const [opening, setOpening] = useState(false)
  const [blocked, setBlocked] = useState<string | null>(null)

  const open = useCallback(async () => {
    if (projectId === null) return
    setOpening(true)
    try {
      await Promise.all([client.call(caseCalls.checkStatus, { prjId: projectId }), prepare()])
      setEditing(true)
    } catch (thrown) {
      const error = toFangkitError(thrown, 'Prj.checkStatus')
      if (error.kind === 'refused' || error.kind === 'forbidden') setBlocked(error.userMessage)
      const notice = noticeOf(error)
      if (notice) notify(notice)
    } finally {
      setOpening(false)
    }
  }, [client, notify, projectId, prepare])

  return {
    editing, opening, blocked,
    open: useCallback(() => void open(), [open]),
    close: useCallback(() => setEditing(false), []),
    unblock: useCallback(() => setBlocked(null), []),
  }
}
