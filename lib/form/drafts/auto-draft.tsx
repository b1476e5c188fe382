import { useEffect } from 'react'
import { useEntityFormApi } from '../entity-form-context.ts'
import { useFormState } from '../state/use-form-state.ts'

export interface AutoDraftProps {
  /** Called after a draft was stored; null when nothing is unsaved any more. */
  readonly onDraftSaved: (at: number | null) => void
}

const PAUSE = 1_000

/** Stores a draft whenever the user stops typing. Renders nothing. */
export function AutoDraft({ onDraftSaved }: AutoDraftProps): null {
  const { controller, saveDraft } = useEntityFormApi()
  const values = useFormState(controller, () => controller.values())
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => onDraftSaved(saveDraft() ? Date.now() : null), PAUSE)
    return () => clearTimeout(timer)
  }, [values, saveDraft, onDraftSaved])
  return null
}
