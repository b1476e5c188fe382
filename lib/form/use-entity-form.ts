import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity, RecordOf } from '../catalogue/entity.ts'
import type { Scope } from '../catalogue/kind.ts'
import { NO_OVERLAY, type Overlay } from '../catalogue/overlay.ts'
import type { Conflict, FangkitError } from '../client/fangkit-error.ts'
import type { Stored } from '../contract/output.ts'
import { commonMessages } from '../locale/zh-cn/common.ts'
import { fieldMessages } from '../locale/zh-cn/field.ts'
import { formMessages } from '../locale/zh-cn/form.ts'
import { noticeOf } from '../provider/notice-of.ts'
import { useMessages } from '../provider/use-messages.ts'
import { useNotify } from '../provider/use-notify.ts'
import { useRules } from '../provider/use-rules.ts'
import { useToday } from '../provider/use-today.ts'
import type { EntityFormApi, LeaveChoice, SaveOutcome } from './entity-form-context.ts'
import { createFormSession, type FormRules } from './form-session.ts'
import { valuesOf } from './record-values.ts'
import { createSaver, type SendRecord } from './save-form.ts'
import { type DraftPlace, useFormDraft } from './use-form-draft.ts'

export interface EntityFormOptions<E extends Entity> {
  readonly entity: E
  /** The record as the server answered it; a form keeps the one it started with. */
  readonly record: Stored<RecordOf<E>>
  /** What empty fields of a new record start with. @source FRM-029 */
  readonly defaults?: RecordValues | undefined
  readonly facts?: Scope | undefined
  readonly overlay?: Overlay | undefined
  readonly save: SendRecord<Stored<RecordOf<E>>>
  readonly onSaved?: ((record: Stored<RecordOf<E>>, created: boolean) => void) | undefined
  /** Saving was asked for and there was nothing to send. */
  readonly onUnchanged?: (() => void) | undefined
  /** Without it unsaved typing ends with the form. */
  readonly draft?: DraftPlace | undefined
  /** Told after each render of a field. For measuring. */
  readonly onFieldRender?: ((name: string) => void) | undefined
}

const NO_FACTS: Scope = {}
const CONTROL = 'input:not([aria-hidden], [disabled]), textarea, [role=combobox]'

/** One record in a form: rules, saving, conflicts, drafts. */
export function useEntityForm<E extends Entity>(options: EntityFormOptions<E>): EntityFormApi {
  const { entity, record, draft: place, onFieldRender } = options
  const rules = useFormRules(options)
  const current = useLatestRef({ options, rules })
  const [session] = useState(() => {
    const basis = { values: valuesOf(entity, record), keyValue: record.keyValue, version: record.version, refValues: record.refValues }
    return createFormSession(entity, basis, options.defaults ?? {}, () => current.current.rules)
  })
  const [saver] = useState(() => createSaver<Stored<RecordOf<E>>>(session, () => current.current.rules))
  const root = useRef<HTMLFormElement>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const draft = useFormDraft(session, place)
  const report = useSaveReports(draft.keep)

  const focusField = useCallback((name: string): boolean => {
    const holder = root.current?.querySelector<HTMLElement>(`[data-field~="${CSS.escape(name)}"]`)
    if (!holder) return false
    holder.scrollIntoView({ block: 'center' })
    const control = holder.querySelector<HTMLElement>('input:checked') ?? holder.querySelector<HTMLElement>(CONTROL) ?? holder.querySelector<HTMLElement>('button')
    control?.focus({ preventScroll: true })
    return true
  }, [])

  const save = useCallback(async (): Promise<SaveOutcome> => {
    const { save: send, onSaved, onUnchanged } = current.current.options
    const result = await saver(send)
    if (result.outcome === 'saved') {
      const { record: saved, created } = result
      session.rebase({ values: valuesOf(entity, saved), keyValue: saved.keyValue, version: saved.version, refValues: saved.refValues })
      draft.drop()
      report.saved()
      onSaved?.(saved, created)
    } else if (result.outcome === 'unchanged') onUnchanged?.()
    else if (result.outcome === 'invalid') {
      const [first] = session.issues()
      report.refused(first?.message)
      if (first) focusField(first.field)
    } else if (result.outcome === 'failed') {
      const { error } = result
      session.markServer(error.issues)
      if (error.conflict) {
        setConflict(error.conflict)
        return 'conflict'
      }
      report.failed(error)
      const [first] = session.issues()
      if (first) focusField(first.field)
    }
    return result.outcome
  }, [current, saver, session, entity, draft, report, focusField])

  const discard = useCallback(() => {
    session.rebase({ ...session.basis(), values: session.initial() })
    draft.drop()
  }, [session, draft])
  const { leaving, requestLeave } = useLeaving(session.isDirty, save, discard)
  const closeConflict = useCallback(() => setConflict(null), [])

  return useMemo<EntityFormApi>(() => ({
    session, root, save, focusField, discard, requestLeave, leaving, conflict, closeConflict, onFieldRender,
    isDirty: session.isDirty,
    draft: draft.offered, restoreDraft: draft.restore, dropDraft: draft.drop, keepDraft: draft.keep,
  }), [session, save, focusField, discard, requestLeave, leaving, conflict, closeConflict, onFieldRender, draft])
}

function useFormRules({ facts = NO_FACTS, overlay = NO_OVERLAY }: Pick<EntityFormOptions<Entity>, 'facts' | 'overlay'>): FormRules {
  const today = useToday()
  const settings = useRules()
  const texts = useMessages(fieldMessages)
  return useMemo(() => ({ facts, overlay, today, settings, texts }), [facts, overlay, today, settings, texts])
}

/** A value that callbacks read when they run. */
function useLatestRef<T>(value: T): { readonly current: T } {
  const ref = useRef(value)
  useEffect(() => {
    ref.current = value
  })
  return ref
}

/** What a person is told about the end of a save. */
function useSaveReports(keep: () => boolean): { readonly saved: () => void; readonly refused: (message: string | undefined) => void; readonly failed: (error: FangkitError) => void } {
  const notify = useNotify()
  const texts = useMessages(formMessages)
  const common = useMessages(commonMessages)
  return useMemo(() => ({
    saved: () => notify({ tone: 'success', title: texts.saved }),
    refused: (message) => notify({ tone: 'warning', title: message ?? common.forbidden }),
    failed(error) {
      if (error.kind === 'signed-out') {
        keep()
        notify({ tone: 'warning', title: common.signedOut, text: common.signedOutText })
        return
      }
      const notice = noticeOf(error)
      if (notice) notify({ ...notice, ...(error.issues.length === 0 && { text: texts.kept }) })
    },
  }), [notify, texts, common, keep])
}

/** The question before a form with unsaved changes is left. */
function useLeaving(isDirty: () => boolean, save: () => Promise<SaveOutcome>, discard: () => void): Pick<EntityFormApi, 'leaving' | 'requestLeave'> {
  const [answer, setAnswer] = useState<((choice: LeaveChoice) => void) | null>(null)
  const requestLeave = useCallback(async (): Promise<boolean> => {
    if (!isDirty()) return true
    const choice = await new Promise<LeaveChoice>((resolve) => setAnswer(() => resolve))
    setAnswer(null)
    if (choice === 'discard') discard()
    return choice === 'discard' || (choice === 'save' && (await save()) === 'saved')
  }, [isDirty, save, discard])
  return useMemo(() => ({ leaving: answer && { answer }, requestLeave }), [answer, requestLeave])
}
