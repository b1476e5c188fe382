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

/** The place on the page that is edited. */
export interface EditedPlace {
  readonly section: string
  /** Place inside the section; null for the section itself. */
  readonly place: string | null
}

/** The editing state of a case. */
export interface Editing {
  readonly current: EditedPlace | null
  /** The place whose status check is running. */
  readonly opening: EditedPlace | null
  /** Why the case may not be edited now, from the server. */
  readonly blocked: string | null
  /** True once the form of that place is ready. */
  readonly open: (section: string, place?: string) => Promise<boolean>
  readonly close: () => void
  /** Asks the open form about its changes, then closes it. */
  readonly leave: () => Promise<boolean>
  /** Asks the server whether the case may be edited now. */
  readonly check: () => Promise<boolean>
  readonly unblock: () => void
  /** The open form; a new case has one without a call of `open`. */
  readonly form: () => EntityFormApi | null
  readonly register: (form: EntityFormApi | null) => void
}

/**
 * Editing of a stored case, one place at a time, after the status check of the server.
 *
 * @param atOnce checks when the page opens as well, so that a refused action is not offered
 * @param mayChange whether the user may change the case's own record, whose save is an update
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
      // A request for the whole section includes any place that is edited in it.
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
  /** Runs together with `prepare`. A refusal is shown. */
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

/** A lost connection is no refusal. */
const refusalIn = (error: FangkitError | null): string | null =>
  error?.kind === 'refused' || error?.kind === 'forbidden' ? error.userMessage : null
