import { useEffect } from 'react'
import { useEntityFormApi } from '../../../form/entity-form-context.ts'
import { useFormState } from '../../../form/state/use-form-state.ts'
import { type ProjectProgress, progressOf, sameProgress } from './project-progress.ts'

export interface ProgressWatchProps {
  readonly onProgress: (progress: ProjectProgress) => void
}

/** Notifies the page when the sections or the readiness of a form change. Renders nothing. */
export function ProgressWatch({ onProgress }: ProgressWatchProps): null {
  const { controller } = useEntityFormApi()
  const progress = useFormState(
    controller,
    () => progressOf(controller.scope(), controller.context().overlay),
    sameProgress,
  )
  useEffect(() => {
    onProgress(progress)
  }, [progress, onProgress])
  return null
}
