import { useEffect } from 'react'
import { useEntityFormApi } from './entity-form-context.ts'
import { useFormState } from './use-form-state.ts'

export interface AutoDraftProps {
  /** Told when typing was kept; null when there is nothing unsaved any more. */
  readonly onKept: (at: number | null) => void
}

const PAUSE = 1_000

/** Keeps what is typed whenever the person pauses. Draws nothing. */
export function AutoDraft({ onKept }: AutoDraftProps): null {
  const { session, keepDraft } = useEntityFormApi()
  const values = useFormState(session, () => session.values())
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => onKept(keepDraft() ? Date.now() : null), PAUSE)
    return () => clearTimeout(timer)
  }, [values, keepDraft, onKept])
  return null
}
