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
  /** How many fields have unsaved changes. */
  readonly changeCount: number
  /** Shown when it is not 0, the default. */
  readonly issueCount?: number | undefined
  /** Called when the user presses the number of issues; moves to the first one. */
  readonly onIssuesClick?: (() => void) | undefined
  /** The user wants to stop editing; ask about changes there. */
  readonly onCancel: () => void
  /** The user wants to save. */
  readonly onSave: () => void
  /** True during the save: both buttons are off. */
  readonly saving?: boolean | undefined
  /** 保存, or the text of the language, when absent. */
  readonly saveLabel?: string | undefined
  /** 取消, or the text of the language, when absent. */
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
