import type { ComponentType, ReactElement } from 'react'
import { RetryNote } from '../feedback/retry-note.tsx'
import { useOnDemand } from './use-on-demand.ts'

export interface OnDemandProps<Props extends object> {
  /** Must be the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>
  /** `null` fetches the part without showing it. */
  readonly props: Props | null
}

/**
 * A part that is fetched when someone first needs it. When it does not arrive, the page around it stays and offers
 * another try.
 */
export function OnDemand<Props extends object>({ load, props }: OnDemandProps<Props>): ReactElement | null {
  const { Part, failed, retry } = useOnDemand(load, true)
  if (props === null) return null
  if (Part !== null) return <Part {...props} />
  return failed ? <RetryNote onRetry={retry} /> : null
}
