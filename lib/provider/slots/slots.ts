import type { ComponentType, ReactNode } from 'react'
import type { FangkitError } from '../../client/fangkit-error.ts'

/** Components of every widget you may replace; null removes them. @public */
export interface Slots {
  /** Shown while something loads. */
  readonly Loading?: ComponentType<{ readonly label?: string }> | null
  /** Shown when there is nothing to show. */
  readonly Empty?: ComponentType<{ readonly title: string; readonly children?: ReactNode }> | null
  /** Shown when loading failed, with a retry button. */
  readonly Failed?: ComponentType<{ readonly error: FangkitError; readonly retry: () => void }> | null
  /** Shown when the user may not see something. */
  readonly Forbidden?: ComponentType<{ readonly error: FangkitError | null }> | null
}

/**
 * Renders something in place of a crashed widget, from what was thrown and a function that renders the widget again;
 * null shows nothing.
 * @public
 */
export type Fallback = ((failure: { readonly error: unknown; readonly retry: () => void }) => ReactNode) | null
