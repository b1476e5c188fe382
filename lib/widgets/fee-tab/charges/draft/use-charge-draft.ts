import { useCallback, useRef, useState } from 'react'
import { draftKey } from '../../../../client/storage/drafts.ts'
import { charge } from '../../../../domain/fee/charge.ts'
import { useSaveOnLeave } from '../../../../form/drafts/use-save-on-leave.ts'
import { useLatest } from '../../../../provider/use-latest.ts'
import { useUnloadWarning } from '../../../../form/leaving/use-unload-warning.ts'
import { useFangkit } from '../../../../provider/use-fangkit.ts'
import { chargesInDraft, type DraftedCharges, draftOfCharges, isEmptyDraft } from './charge-draft.ts'

export interface ChargeDraft {
  /** An older draft and the time it was stored. */
  readonly offered: (DraftedCharges & { readonly at: number }) | null
  /** Stops offering the draft; it stays stored until the user saves or discards. */
  readonly taken: () => void
  /** Deletes the offered and the stored draft. */
  readonly drop: () => void
  /** The user discards the edits: nothing of them is stored when the tab closes now. */
  readonly end: () => void
  readonly saveDraft: () => void
}

const NOTHING = (): DraftedCharges => ({ rows: [], referral: null })

/** Stores unsaved charges when the tab closes unexpectedly, and offers them when it opens again. */
export function useChargeDraft(projectId: string, owner: string | null, changed: () => DraftedCharges): ChargeDraft {
  const { drafts } = useFangkit().client
  const key = draftKey(charge.service, projectId)
  const latest = useLatest(changed)
  const hasDraft = useRef(false)
  const [dropped, setDropped] = useState(false)
  // The owner may be known a moment later than the charges.
  const draft = dropped || owner === null || hasDraft.current ? null : drafts.get(key)
  const parts = draft !== null && draft.owner === owner ? chargesInDraft(draft) : null
  const offered = draft === null || parts === null || isEmptyDraft(parts) ? null : { ...parts, at: draft.at }
  const owned = useLatest(owner)
  const saveDraft = useCallback((): void => {
    const now = latest.current()
    const has = !isEmptyDraft(now)
    if (has) drafts.put(key, draftOfCharges(now, owned.current, Date.now()))
    // A change the user has undone must not be offered again.
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
