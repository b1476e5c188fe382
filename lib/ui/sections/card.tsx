import { createElement, type ReactElement, type ReactNode, useId } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { card } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'

/** Title, actions and contents of a framed section. */
export interface CardProps {
  readonly title?: ReactNode
  /** Id of the heading, for what refers to it; generated when absent. */
  readonly titleId?: string | undefined
  /** 2 when absent. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** Small grey text after the title. */
  readonly note?: ReactNode
  /** A `Tag` after the title. */
  readonly tag?: ReactNode
  /** Shown at the right end of the header. */
  readonly actions?: ReactNode
  /** Height of the header: 48 or 44 px. */
  readonly size?: 'md' | 'slim' | undefined
  /** Draws the card as the one being edited. */
  readonly editing?: boolean | undefined
  /** Padding around the body; lists, grids and tables bring their own. */
  readonly padded?: boolean | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
  readonly 'aria-label'?: string | undefined
}

/** A bordered surface with a header; a landmark named by its title. */
export function Card(props: CardProps): ReactElement {
  const { title, note, tag, actions, size = 'md', padded = false, children } = props
  const generated = useId()
  const titleId = props.titleId ?? generated
  const classes = card({ size, padded })
  const hasTitle = title !== undefined && title !== null
  const hasHeader = hasTitle || [note, tag, actions].some((part) => part !== undefined && part !== null)

  return (
    <section
      id={props.id}
      className={cx(classes.root, props.className)}
      aria-label={props['aria-label']}
      aria-labelledby={hasTitle && props['aria-label'] === undefined ? titleId : undefined}
      data-editing={flag(props.editing)}
    >
      {hasHeader ? (
        <div className={classes.header}>
          {hasTitle
            ? createElement(`h${props.headingLevel ?? 2}`, { id: titleId, className: classes.title }, title)
            : null}
          {tag}
          {note === undefined || note === null ? null : <span className={classes.note}>{note}</span>}
          {actions === undefined || actions === null ? null : <div className={classes.actions}>{actions}</div>}
        </div>
      ) : null}
      {children === undefined || children === null ? null : <div className={classes.body}>{children}</div>}
    </section>
  )
}
