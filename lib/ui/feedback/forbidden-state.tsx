import { Lock } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { useUiText } from '../ui-text.tsx'

/** What to say, and to offer, to a user without the permission. */
export interface ForbiddenStateProps {
  readonly title?: ReactNode
  /** Which permission is missing, and who grants it. */
  readonly children?: ReactNode
  /** Buttons below the text. */
  readonly actions?: ReactNode
}

/** Shown when the user lacks the permission. */
export function ForbiddenState({ title, children, actions }: ForbiddenStateProps): ReactElement {
  const text = useUiText()
  return (
    <EmptyState role="status" icon={<Lock />} title={title ?? text.forbiddenTitle} actions={actions}>
      {children}
    </EmptyState>
  )
}
