import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type FangkitError, toFangkitError } from '../../client/fangkit-error.ts'
import { caseCalls } from '../../contract/case/project-calls.ts'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { statusOf } from './status-plan.ts'

/** Where on the page something is edited. */
export interface EditedPlace {
  readonly section: string
  /** What inside of the section; null for the section itself. */
  readonly place: string | null
}

/** What of a case is being edited. */
export interface Editing {
  readonly current: EditedPlace | null
  /** Whose status check is under way. */
  readonly opening: EditedPlace | null
  /** Why the case may not be edited now, as the server said. */
  readonly blocked: string | null
  /** True once the form of that place is there. */
  readonly open: (section: string, place?: string) => Promise<boolean>
  readonly close: () => void
  /** Asks the open form what becomes of its changes, then closes it. */
  readonly leave: () => Promise<boolean>
  /** Asks the server whether the case may be edited now. */
  readonly check: () => Promise<boolean>
  readonly unblock: () => void
  /** The form that is open now; a new case has one without anybody opening it. */
  readonly form: () => EntityFormApi | null
  readonly register: (form: EntityFormApi | null) => void
}

/**
 * Editing of a stored case, one place at a time: only after the server's status check agrees.
 *
 * @param atOnce asks as the page opens, too: what would be refused is not offered
 * @param mayChange whether the person may change the case's own record, which saves as one that is there already
 * @source PRJ-042, PRJ-044, ROL-006
 */
export function useEditing(
  projectId: string | null,
  prepare: (section: string) => Promise<unknown>,
  atOnce: boolean,
  mayChange: boolean,
): Editing {
  const [current, setCurrent] = useState<EditedPlace | null>(null)
  const [opening, setOpening] = useState<EditedPlace | null>(null)
  const { blocked, unblock, check } = useStatusCheck(projectId, atOnce)
  const form = useRef<EntityFormApi | null>(null)
  const shown = useLatest(current)
  const waiting = useRef<((there: boolean) => void) | null>(null)
  useEffect(() => () => waiting.current?.(false), [])

  const show = useCallback((next: EditedPlace | null) => {
    waiting.current?.(false)
    waiting.current = null
    setCurrent(next)
  }, [])
  const open = useCallback(
    async (section: string, place?: string): Promise<boolean> => {
      const next: EditedPlace = { section, place: place ?? null }
      if (projectId === null || (section === 'basic' && !mayChange)) return false
      // Whoever asks for the section as a whole means whatever is edited there.
      if (shown.current?.section === section && (next.place === null || shown.current.place === next.place)) return true
      setOpening(next)
      try {
        if (form.current && !(await form.current.requestLeave())) return false
        if (!(await check(() => prepare(section)))) return false
      } finally {
        setOpening(null)
      }
      show(next)
      return new Promise<boolean>((resolve) => {
        waiting.current = resolve
      })
    },
    [projectId, prepare, mayChange, check, show, shown],
  )

  const close = useCallback(() => show(null), [show])
  const leave = useCallback(async () => {
    if (form.current && !(await form.current.requestLeave())) return false
    show(null)
    return true
  }, [show])
  const currentForm = useCallback(() => form.current, [])
  const register = useCallback((api: EntityFormApi | null) => {
    form.current = api
    if (!api) return
    waiting.current?.(true)
    waiting.current = null
  }, [])
  return useMemo(
    () => ({ current, opening, blocked, open, close, leave, check, unblock, form: currentForm, register }),
    [current, opening, blocked, open, close, leave, check, unblock, currentForm, register],
  )
}

interface StatusCheck {
  readonly blocked: string | null
  readonly unblock: () => void
  /** Together with what is prepared meanwhile. A refusal is told. */
  readonly check: (prepare?: () => Promise<unknown>) => Promise<boolean>
}

function useStatusCheck(projectId: string | null, atOnce: boolean): StatusCheck {
  const { client } = useFangkit()
  const notify = useNotify()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { error: first } = useFkQuery(projectId !== null && atOnce ? statusOf(projectId) : null)
  const check = useCallback(
    async (prepare?: () => Promise<unknown>): Promise<boolean> => {
      if (projectId === null) return false
      try {
        await Promise.all([client.call(caseCalls.checkStatus, { prjId: projectId }), prepare?.()])
        return true
      } catch (thrown) {
        const error = toFangkitError(thrown, 'Prj.checkStatus')
        setRefusal(refusalIn(error))
        const notice = noticeOf(error)
        if (notice) notify(notice)
        return false
      }
    },
    [client, notify, projectId],
  )
  const unblock = useCallback(() => setRefusal(null), [])
  const blocked = refusal ?? refusalIn(first)
  return useMemo(() => ({ blocked, unblock, check }), [blocked, unblock, check])
}

/** A line that is down is no refusal. */
const refusalIn = (error: FangkitError | null): string | null =>
  error?.kind === 'refused' || error?.kind === 'forbidden' ? error.userMessage : null
