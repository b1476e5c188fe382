import { useLatest } from '../../provider/use-latest.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Draft } from '../../client/storage/drafts.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { draftOf, restore } from './draft.ts'
import type { FormController } from '../state/form-controller.ts'
import { useSaveOnLeave } from './use-save-on-leave.ts'

/** Where the draft of a form is stored, and who owns it. */
export interface DraftPlace {
  /** Names the draft in the browser; another one for each record. */
  readonly key: string
  /** Account of the user; the draft is offered to no other user. */
  readonly owner: string | null
}

export interface FormDraft {
  readonly offered: Draft | null
  readonly restore: () => void
  /** Removes the offered draft and the stored one. */
  readonly drop: () => void
  /** Stores a draft. False when there is nothing to store. */
  readonly saveDraft: () => boolean
}

/** Stores unsaved input when the form closes, and offers it when the form opens again. */
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
    // Input the user has undone must not be offered again.
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
