import { ChevronRight } from 'lucide-react'
import { createElement, type CSSProperties, type ReactElement, type ReactNode, useId, useState } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { collapsible } from '../../styled-system/recipes/index.js'

/** Title and contents of a section the user can fold, and whether it is open. */
export interface CollapsibleProps {
  readonly title: ReactNode
  /** Controlled by the caller. */
  readonly open: boolean
  /** Called at a press on the title, with what it should be. */
  readonly onOpenChange: (open: boolean) => void
  /** Shown at the right end of the title: counts, tags, actions. */
  readonly extra?: ReactNode
  /** Mounted when first opened, and stays mounted afterwards. */
  readonly children: ReactNode
  /** Level of the heading; 3 when absent. */
  readonly level?: 2 | 3 | 4 | undefined
  readonly disabled?: boolean | undefined
  /** Makes the title a line among lines instead of a head. */
  readonly slim?: boolean | undefined
  readonly className?: string | undefined
}

/** An inline style, because it is used once and the size of the style sheet is limited. */
const SLIM: CSSProperties = { minHeight: 32 }

/** A titled section that collapses. Text typed inside is not lost when it does. */
export function Collapsible(props: CollapsibleProps): ReactElement {
  const { title, open, onOpenChange, extra, children, level = 3, disabled = false, slim = false } = props
  const id = useId()
  const [seen, setSeen] = useState(open)
  if (open && !seen) setSeen(true)
  const classes = collapsible()

  return (
    <div className={cx(classes.root, props.className)} data-state={open ? 'open' : 'closed'}>
      <div className={classes.header} style={slim ? SLIM : undefined}>
        {createElement(
          `h${level}`,
          { className: classes.title },
          <button
            type="button"
            id={`${id}title`}
            aria-expanded={open}
            aria-controls={seen ? id : undefined}
            disabled={disabled}
            className={classes.trigger}
            onClick={() => onOpenChange(!open)}
          >
            <ChevronRight aria-hidden />
            {title}
          </button>,
        )}
        {extra === undefined || extra === null ? null : <div className={classes.extra}>{extra}</div>}
      </div>
      {seen ? (
        <div id={id} hidden={!open} className={classes.body}>
          {children}
        </div>
      ) : null}
    </div>
  )
}
