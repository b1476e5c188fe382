import { CircleAlert } from 'lucide-react'
import { type ReactElement, type ReactNode, useId } from 'react'
import { editBar } from '../../styled-system/recipes/index.js'
import { Button } from '../buttons/button.tsx'
import { Kbd } from '../indicators/kbd.tsx'
import { useUiText } from '../ui-text.tsx'

/** What is being edited, how many changes and issues there are, and what the buttons do. */
export interface EditBarProps {
  /** What is being edited. */
  readonly section: ReactNode
  readonly changeCount: number
  readonly issueCount?: number | undefined
  /** Called when the user presses the number of issues; moves to the first one. */
  readonly onIssuesClick?: (() => void) | undefined
  readonly onCancel: () => void
  readonly onSave: () => void
  readonly saving?: boolean | undefined
  readonly saveLabel?: string | undefined
  readonly cancelLabel?: string | undefined
  /** The shortcut for saving, for example "Ctrl S". */
  readonly shortcut?: ReactNode
  /** Further content before the buttons. */
  readonly children?: ReactNode
}

/** The dark bar below a section that is being edited. */
export function EditBar(props: EditBarProps): ReactElement {
  const { section, changeCount, issueCount = 0, onIssuesClick, saving = false, shortcut } = props
  const text = useUiText()
  const id = useId()
  const classes = editBar()
  const issues = (
    <>
      <CircleAlert aria-hidden />
      {text.issues(issueCount)}
    </>
  )

  return (
    <section className={classes.root} aria-labelledby={id}>
      <span className={classes.text}>
        <span id={id}>
          {text.editing} <b>{section}</b>
        </span>
        {' · '}
        {text.unsavedChanges(changeCount)}
      </span>
      <span role="status">
        {issueCount === 0 ? null : onIssuesClick === undefined ? (
          <span className={classes.issues}>{issues}</span>
        ) : (
          <button type="button" className={classes.issues} onClick={onIssuesClick}>
            {issues}
          </button>
        )}
      </span>
      <span className={classes.spacer} />
      {props.children}
      {shortcut === undefined || shortcut === null ? null : <Kbd>{shortcut}</Kbd>}
      <Button variant="onBar" onClick={props.onCancel} disabled={saving}>
        {props.cancelLabel ?? text.cancel}
      </Button>
      <Button variant="onBarPrimary" onClick={props.onSave} loading={saving}>
        {props.saveLabel ?? text.save}
      </Button>
    </section>
  )
}
