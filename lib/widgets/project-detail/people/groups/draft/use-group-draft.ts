import { useCallback, useRef, useState } from 'react'
import { draftKey } from '../../../../../client/storage/drafts.ts'
import { relation } from '../../../../../domain/member/relation.ts'
import { useSaveOnLeave } from '../../../../../form/drafts/use-save-on-leave.ts'
import { useLatest } from '../../../../../provider/use-latest.ts'
import { useUnloadWarning } from '../../../../../form/leaving/use-unload-warning.ts'
import { useFangkit } from '../../../../../provider/use-fangkit.ts'
import { type DraftedRows, draftOfGroups, groupsInDraft } from './group-draft.ts'

export interface GroupDraft {
  /** Typing of an earlier time, and when it was kept. */
  readonly offered: { readonly sides: DraftedRows; readonly at: number } | null
  /** No longer offered; it stays until something is saved or given up. */
  readonly taken: () => void
  /** Forgets what is offered and what is kept. */
  readonly drop: () => void
  /** What is on screen is stored or given up: nothing of it is kept when the dialog goes. */
  readonly end: () => void
  readonly store: () => void
}

/** Keeps unsaved groups when the dialog goes away without an answer, and offers them when it is opened again. */
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
    // Typing that was taken back must not be offered again.
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
