import { Inbox } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { emptyState } from '../../styled-system/recipes/index.js'

/** What to say, and to offer, where there is nothing to show. */
export interface EmptyStateProps {
  /** An empty box when absent. */
  readonly icon?: ReactNode
  readonly title: ReactNode
  /** What the user can do next. */
  readonly children?: ReactNode
  /** Buttons below the text. */
  readonly actions?: ReactNode
  /** `bad` for something that failed. */
  readonly tone?: 'default' | 'bad' | undefined
  /** Announces it when it appears. */
  readonly role?: 'status' | 'alert' | undefined
}

/** Shown when there is no content yet, with what the user can do about it. */
export function EmptyState(props: EmptyStateProps): ReactElement {
  const { icon, title, children, actions, tone = 'default', role } = props
  const classes = emptyState()
  return (
    <div className={classes.root} role={role} data-tone={tone}>
      <span aria-hidden className={classes.icon}>
        {icon ?? <Inbox />}
      </span>
      <b className={classes.title}>{title}</b>
      {children === undefined || children === null ? null : <div>{children}</div>}
      {actions === undefined || actions === null ? null : <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
