import { useCallback, useRef, useState } from 'react'
import { draftKey } from '../../../client/storage/drafts.ts'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import { useSaveOnLeave } from '../../../form/drafts/use-save-on-leave.ts'
import { useUnloadWarning } from '../../../form/leaving/use-unload-warning.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import { draftOfPeople, type PeopleChoices, peopleInDraft } from './people-choices.ts'
import type { FlowPeople } from './use-flow-people.ts'

export interface PeopleDraft {
  /** An older draft and the time it was stored. */
  readonly offered: { readonly choices: PeopleChoices; readonly at: number } | null
  readonly restore: () => void
  readonly drop: () => void
}

/**
 * Stores unsaved choices when the tab closes unexpectedly, and offers them when it opens again.
 * @param owner null while the current user is not known
 */
export function usePeopleDraft(
  projectId: string,
  owner: string | null,
  { choices, now, put }: FlowPeople,
): PeopleDraft {
  const { drafts } = useFangkit().client
  const key = draftKey(flowJob.service, projectId)
  const hasDraft = useRef(false)
  const [settled, setSettled] = useState(false)
  const draft = settled || owner === null || hasDraft.current || choices.size > 0 ? null : drafts.get(key)
  const found = draft !== null && draft.owner === owner ? peopleInDraft(draft) : null
  const owned = useLatest(owner)
  const saveDraft = useCallback((): void => {
    const unsaved = now()
    if (unsaved.size > 0) drafts.put(key, draftOfPeople(unsaved, owned.current, Date.now()))
    // A choice the user has undone must not be offered again.
    else if (hasDraft.current) drafts.drop(key)
    hasDraft.current = unsaved.size > 0
  }, [drafts, key, owned, now])
  useUnloadWarning(() => now().size > 0)
  useSaveOnLeave(saveDraft)
  const drop = (): void => {
    drafts.drop(key)
    setSettled(true)
  }
  return {
    offered: draft === null || found === null || found.size === 0 ? null : { choices: found, at: draft.at },
    restore: () => {
      if (found !== null) put(found)
      drop()
    },
    drop,
  }
}
