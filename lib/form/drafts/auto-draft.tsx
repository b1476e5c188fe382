import { useEffect } from 'react'
import { useEntityFormApi } from '../entity-form-context.ts'
import { useFormState } from '../state/use-form-state.ts'

export interface AutoDraftProps {
  /** Told when typing was kept; null when there is nothing unsaved any more. */
  readonly onDraftSaved: (at: number | null) => void
}

const PAUSE = 1_000

/** Keeps what is typed whenever the person pauses. Draws nothing. */
export function AutoDraft({ onDraftSaved }: AutoDraftProps): null {
  const { controller, saveDraft } = useEntityFormApi()
  const values = useFormState(controller, () => controller.values())
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => onDraftSaved(saveDraft() ? Date.now() : null), PAUSE)
    return () => clearTimeout(timer)
  }, [values, saveDraft, onDraftSaved])
  return null
}
