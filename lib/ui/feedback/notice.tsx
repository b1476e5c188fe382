import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { notice } from '../../styled-system/recipes/index.js'
import { IconButton } from '../buttons/icon-button.tsx'
import { useUiText } from '../ui-text.tsx'

/** Colour and icon of a message, by its importance. */
export type NoticeTone = 'info' | 'warn' | 'bad' | 'ok' | 'plain'

/** Message and actions of a box within the page. */
export interface NoticeProps {
  /** `info` when absent. */
  readonly tone?: NoticeTone | undefined
  /** Bold text before the message. */
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Buttons at the right end. */
  readonly actions?: ReactNode
  /** With `alert` or `status`, screen readers announce the notice when it appears. */
  readonly role?: 'status' | 'alert' | 'note' | undefined
  /** `slim` for one line above a list or a form. */
  readonly size?: 'md' | 'slim' | undefined
  readonly id?: string | undefined
  /** Shows a × that calls it. */
  readonly onClose?: (() => void) | undefined
}

const icons = {
  info: <Info aria-hidden />,
  plain: <Info aria-hidden />,
  warn: <TriangleAlert aria-hidden />,
  bad: <CircleAlert aria-hidden />,
  ok: <CircleCheck aria-hidden />,
}

/** A message within the page. */
export function Notice(props: NoticeProps): ReactElement {
  const { tone = 'info', title, children, actions, role, size = 'md', onClose } = props
  const text = useUiText()
  const classes = notice({ tone, size })
  return (
    <div id={props.id} role={role} className={classes.root} data-tone={tone}>
      {icons[tone]}
      <div className={classes.body}>
        {title === undefined || title === null ? null : <b className={classes.title}>{title}</b>}
        {children}
      </div>
      {(actions === undefined || actions === null) && onClose === undefined ? null : (
        <div className={classes.actions}>
          {actions}
          {onClose === undefined ? null : (
            <IconButton size="sm" label={text.close} icon={<X aria-hidden />} onClick={onClose} />
          )}
        </div>
      )}
    </div>
  )
}
