import { useCallback, useRef, useState } from 'react'
import { draftKey } from '../../../../../client/storage/drafts.ts'
import { relation } from '../../../../../domain/member/relation.ts'
import { useSaveOnLeave } from '../../../../../form/drafts/use-save-on-leave.ts'
import { useLatest } from '../../../../../provider/use-latest.ts'
import { useUnloadWarning } from '../../../../../form/leaving/use-unload-warning.ts'
import { useFangkit } from '../../../../../provider/use-fangkit.ts'
import { type DraftedRows, draftOfGroups, groupsInDraft } from './group-draft.ts'

export interface GroupDraft {
  /** An older draft and the time it was stored. */
  readonly offered: { readonly sides: DraftedRows; readonly at: number } | null
  /** Stops offering the draft; it stays stored until the user saves or discards. */
  readonly taken: () => void
  /** Deletes the offered and the stored draft. */
  readonly drop: () => void
  /** The groups are saved or discarded: nothing of them is stored when the dialog closes. */
  readonly end: () => void
  readonly store: () => void
}

/** Stores unsaved groups when the dialog closes unexpectedly, and offers them when it opens again. */
export function useGroupDraft(name: string, owner: string | null, changed: () => DraftedRows): GroupDraft {
  const { drafts } = useFangkit().client
  const key = draftKey(relation.service, name)
  const latest = useLatest(changed)
  const hasDraft = useRef(false)
  const ended = useRef(false)
  const [offered, setOffered] = useState<GroupDraft['offered']>(() => {
    const draft = drafts.get(key)
    const sides = draft !== null && draft.owner === owner ? groupsInDraft(draft) : {}
    return draft !== null && Object.keys(sides).length > 0 ? { sides, at: draft.at } : null
  })
  const store = useCallback((): void => {
    if (ended.current) return
    const sides = latest.current()
    const has = Object.keys(sides).length > 0
    if (has) drafts.put(key, draftOfGroups(sides, owner, Date.now()))
    // A change the user has undone must not be offered again.
    else if (hasDraft.current) drafts.drop(key)
    hasDraft.current = has
  }, [drafts, key, owner, latest])
  useUnloadWarning(() => Object.keys(changed()).length > 0)
  useSaveOnLeave(store)
  const drop = (): void => {
    drafts.drop(key)
    hasDraft.current = false
    setOffered(null)
  }
  return {
    offered,
    store,
    taken: () => setOffered(null),
    drop,
    end() {
      ended.current = true
      drop()
    },
  }
}
