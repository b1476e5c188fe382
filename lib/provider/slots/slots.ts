import type { ComponentType, ReactNode } from 'react'
import type { FangkitError } from '../../client/fangkit-error.ts'

/** Parts of every widget a host may replace; null removes them. @public */
export interface Slots {
  /** While something is on its way. */
  readonly Loading?: ComponentType<{ readonly label?: string }> | null
  /** Where there is nothing to show. */
  readonly Empty?: ComponentType<{ readonly title: string; readonly children?: ReactNode }> | null
  /** What could not be loaded, with another try. */
  readonly Failed?: ComponentType<{ readonly error: FangkitError; readonly retry: () => void }> | null
  /** What this person may not see. */
  readonly Forbidden?: ComponentType<{ readonly error: FangkitError | null }> | null
}

/** What a widget that cannot go on shows instead of itself; null shows nothing. @public */
export type Fallback = ((failure: { readonly error: unknown; readonly retry: () => void }) => ReactNode) | null
