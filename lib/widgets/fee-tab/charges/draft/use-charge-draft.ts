import { useCallback, useRef, useState } from 'react'
import { draftKey } from '../../../../client/storage/drafts.ts'
import { charge } from '../../../../domain/fee/charge.ts'
import { useSaveOnLeave } from '../../../../form/drafts/use-save-on-leave.ts'
import { useLatest } from '../../../../provider/use-latest.ts'
import { useUnloadWarning } from '../../../../form/leaving/use-unload-warning.ts'
import { useFangkit } from '../../../../provider/use-fangkit.ts'
import { chargesInDraft, type DraftedCharges, draftOfCharges, isEmptyDraft } from './charge-draft.ts'

export interface ChargeDraft {
  /** Typing of an earlier time, and when it was kept. */
  readonly offered: (DraftedCharges & { readonly at: number }) | null
  /** No longer offered; it is kept until something is saved or given up. */
  readonly taken: () => void
  /** Forgets what is offered and what is kept. */
  readonly drop: () => void
  /** What is on screen is given up: nothing of it is kept when the tab goes right away. */
  readonly end: () => void
  readonly saveDraft: () => void
}

const NOTHING = (): DraftedCharges => ({ rows: [], referral: null })

/** Keeps unsaved charges when the tab goes away without a word, and offers them when it is opened again. */
export function useChargeDraft(projectId: string, owner: string | null, changed: () => DraftedCharges): ChargeDraft {
  const { drafts } = useFangkit().client
  const key = draftKey(charge.service, projectId)
  const latest = useLatest(changed)
  const hasDraft = useRef(false)
  const [dropped, setDropped] = useState(false)
  // Whose it is may be known a moment later than what is charged.
  const draft = dropped || owner === null || hasDraft.current ? null : drafts.get(key)
  const parts = draft !== null && draft.owner === owner ? chargesInDraft(draft) : null
  const offered = draft === null || parts === null || isEmptyDraft(parts) ? null : { ...parts, at: draft.at }
  const owned = useLatest(owner)
  const saveDraft = useCallback((): void => {
    const now = latest.current()
    const has = !isEmptyDraft(now)
    if (has) drafts.put(key, draftOfCharges(now, owned.current, Date.now()))
    // Typing that was taken back must not be offered again.
    else if (hasDraft.current) drafts.drop(key)
    hasDraft.current = has
  }, [drafts, key, owned, latest])
  useUnloadWarning(() => !isEmptyDraft(changed()))
  useSaveOnLeave(saveDraft)
  const drop = (): void => {
    drafts.drop(key)
    hasDraft.current = false
    setDropped(true)
  }
  return {
    offered,
    saveDraft,
    taken: () => setDropped(true),
    drop,
    end() {
      latest.current = NOTHING
      drop()
    },
  }
}
