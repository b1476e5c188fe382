import { Lock } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { useUiText } from '../ui-text.tsx'

export interface ForbiddenStateProps {
  readonly title?: ReactNode
  /** Which right is missing and who grants it. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** Not for this user. */
export function ForbiddenState({ title, children, actions }: ForbiddenStateProps): ReactElement {
  const text = useUiText()
  return (
    <EmptyState role="status" icon={<Lock />} title={title ?? text.forbiddenTitle} actions={actions}>
      {children}
    </EmptyState>
  )
}
