import { RefreshCw, WifiOff } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { useUiText } from '../ui-text.tsx'
import { VisuallyHidden } from '../indicators/visually-hidden.tsx'

/** What to say, and to offer, where something failed. */
export interface ErrorStateProps {
  /** What went wrong. */
  readonly title?: ReactNode
  /** What was saved, and what the user can do. */
  readonly children?: ReactNode
  /** A broken connection when absent. */
  readonly icon?: ReactNode
  /** Shows a retry button that calls it. */
  readonly onRetry?: (() => void) | undefined
  /** True while the retry runs. */
  readonly retrying?: boolean | undefined
  /** Trace id for the user to quote when asking for help. */
  readonly traceId?: string | undefined
  /** Further buttons after the retry. */
  readonly actions?: ReactNode
}

/** Shown when something could not be loaded. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const { title, children, icon, onRetry, retrying = false, traceId, actions } = props
  const text = useUiText()
  return (
    <EmptyState
      role="alert"
      tone="bad"
      icon={icon ?? <WifiOff />}
      title={title ?? text.errorTitle}
      actions={
        <>
          {onRetry === undefined ? null : (
            <Button size="sm" icon={<RefreshCw aria-hidden />} loading={retrying} onClick={onRetry}>
              {text.retry}
            </Button>
          )}
          {actions}
          {traceId === undefined ? null : (
            <span title={text.traceId}>
              <VisuallyHidden>{text.traceId} </VisuallyHidden>
              <code>{traceId}</code>
            </span>
          )}
        </>
      }
    >
      {children}
    </EmptyState>
  )
}
