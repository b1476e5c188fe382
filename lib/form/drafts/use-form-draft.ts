import { useLatest } from '../../provider/use-latest.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Draft } from '../../client/storage/drafts.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { draftOf, restore } from './draft.ts'
import type { FormController } from '../state/form-controller.ts'
import { useSaveOnLeave } from './use-save-on-leave.ts'

/** Where unsaved typing of a form is kept, and whose it is. */
export interface DraftPlace {
  readonly key: string
  /** Account of the person; a draft is offered to nobody else. */
  readonly owner: string | null
}

export interface FormDraft {
  readonly offered: Draft | null
  readonly restore: () => void
  /** Forgets what is offered and what is kept. */
  readonly drop: () => void
  /** False when there is nothing to keep. */
  readonly saveDraft: () => boolean
}

/** Keeps unsaved typing when the form goes away, and offers it back when the form returns. */
export function useFormDraft(controller: FormController, place: DraftPlace | undefined): FormDraft {
  const { drafts } = useFangkit().client
  const key = place?.key
  const owner = place?.owner ?? null
  const [offered, setOffered] = useState<Draft | null>(() => {
    const draft = key === undefined ? null : drafts.get(key)
    return draft !== null && draft.owner === owner ? draft : null
  })
  const hasDraft = useRef(false)
  const saveDraft = useCallback((): boolean => {
    if (key === undefined) return false
    const dirty = controller.isDirty()
    if (dirty) drafts.put(key, draftOf(controller, owner, Date.now()))
    // Typing that was taken back must not be offered again.
    else if (hasDraft.current) drafts.drop(key)
    hasDraft.current = dirty
    return dirty
  }, [drafts, key, owner, controller])
  const latest = useLatest(saveDraft)
  useSaveOnLeave(useCallback(() => void latest.current(), [latest]))

  return useMemo(
    () => ({
      offered,
      saveDraft,
      restore() {
        if (offered) restore(controller, offered)
        setOffered(null)
      },
      drop() {
        if (key !== undefined) drafts.drop(key)
        hasDraft.current = false
        setOffered(null)
      },
    }),
    [offered, saveDraft, controller, drafts, key],
  )
}
