import type { ComponentType, ReactElement } from 'react'
import { RetryNote } from '../feedback/retry-note.tsx'
import { useOnDemand } from './use-on-demand.ts'

export interface OnDemandProps<Props extends object> {
  /** Must be the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>
  /** `null` loads the part without showing it. */
  readonly props: Props | null
}

/** Loads a part when it is first needed. If that fails, the page around it stays and shows a retry. */
export function OnDemand<Props extends object>({ load, props }: OnDemandProps<Props>): ReactElement | null {
  const { Part, failed, retry } = useOnDemand(load, true)
  if (props === null) return null
  if (Part !== null) return <Part {...props} />
  return failed ? <RetryNote onRetry={retry} /> : null
}
