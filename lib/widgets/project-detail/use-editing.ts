import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { caseCalls } from '../../contract/project-calls.ts'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import { noticeOf } from '../../provider/notice-of.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { useNotify } from '../../provider/use-notify.ts'

/** Which section of a case is being edited. */
export interface Editing {
  readonly current: string | null
  /** The section whose status check is under way. */
  readonly opening: string | null
  /** Why the case may not be edited now, as the server said. */
  readonly blocked: string | null
  /** True once the form of the section is there. */
  readonly open: (section: string) => Promise<boolean>
  readonly close: () => void
  readonly unblock: () => void
  /** The form that is open now; a new case has one without anybody opening it. */
  readonly form: () => EntityFormApi | null
  readonly register: (form: EntityFormApi | null) => void
}

/** Editing of a stored case, one section at a time: only after the server's status check agrees. @source PRJ-042, PRJ-044 */
export function useEditing(projectId: string | null, prepare: (section: string) => Promise<unknown>): Editing {
  const { client } = useFangkit()
  const notify = useNotify()
  const [current, setCurrent] = useState<string | null>(null)
  const [opening, setOpening] = useState<string | null>(null)
  const [blocked, setBlocked] = useState<string | null>(null)
  const form = useRef<EntityFormApi | null>(null)
  const shown = useLatest(current)
  const waiting = useRef<((there: boolean) => void) | null>(null)
  useEffect(() => () => waiting.current?.(false), [])

  const open = useCallback(async (section: string): Promise<boolean> => {
    if (projectId === null) return false
    if (shown.current === section) return true
    setOpening(section)
    try {
      if (form.current && !(await form.current.requestLeave())) return false
      await Promise.all([client.call(caseCalls.checkStatus, { prjId: projectId }), prepare(section)])
    } catch (thrown) {
      const error = toFangkitError(thrown, 'Prj.checkStatus')
      if (error.kind === 'refused' || error.kind === 'forbidden') setBlocked(error.userMessage)
      const notice = noticeOf(error)
      if (notice) notify(notice)
      return false
    } finally {
      setOpening(null)
    }
    const there = new Promise<boolean>((resolve) => {
      waiting.current?.(false)
      waiting.current = resolve
    })
    setCurrent(section)
    return there
  }, [client, notify, projectId, prepare, shown])

  const close = useCallback(() => setCurrent(null), [])
  const unblock = useCallback(() => setBlocked(null), [])
  const currentForm = useCallback(() => form.current, [])
  const register = useCallback((api: EntityFormApi | null) => {
    form.current = api
    if (!api) return
    waiting.current?.(true)
    waiting.current = null
  }, [])
  return useMemo(() => ({ current, opening, blocked, open, close, unblock, form: currentForm, register }), [current, opening, blocked, open, close, unblock, currentForm, register])
}
