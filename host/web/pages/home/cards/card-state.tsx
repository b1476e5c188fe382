import type { ReactElement, ReactNode } from 'react'
import type { FangkitError } from 'fangkit'
import { ErrorState, ForbiddenState, SkeletonBlock } from 'fangkit/ui'
import { messages } from '../../../messages.ts'
import './card-state.css'

export interface CardStateProps<T> {
  /** The loading state of a card. */
  readonly query: {
    readonly data: T | undefined
    readonly error: FangkitError | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** Number of placeholder bars while loading. */
  readonly bars?: number
  readonly children: (data: T) => ReactNode
}

const BARS = [1, 2, 3, 4, 5]
const waiting = 'portal-card-state-waiting'

/** A card that loads its own data: loading, failed, forbidden or ready. */
export function CardState<T>({
  query: { data, error, isFetching, refetch },
  bars = 3,
  children,
}: CardStateProps<T>): ReactElement {
  if (data !== undefined) return <>{children(data)}</>
  if (error?.kind === 'forbidden') return <ForbiddenState>{error.userMessage}</ForbiddenState>
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} traceId={error.traceId ?? undefined}>
        {error.userMessage}
      </ErrorState>
    )
  return (
    <div className={waiting} role="status" aria-label={messages.loading} aria-busy="true">
      {BARS.slice(0, bars).map((bar) => (
        <SkeletonBlock key={bar} height="40px" />
      ))}
    </div>
  )
}
