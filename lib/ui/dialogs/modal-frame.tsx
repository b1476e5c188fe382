import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { dialog } from '../../styled-system/recipes/index.js'
import { IconButton } from '../buttons/icon-button.tsx'
import { useUiText } from '../ui-text.tsx'

export interface ModalFrameProps {
  readonly title: ReactNode
  readonly icon?: ReactNode
  readonly badge?: ReactNode
  readonly headerActions?: ReactNode
  readonly footer?: ReactNode
  readonly footerNote?: ReactNode
  /** True when absent. */
  readonly padded?: boolean | undefined
  /** True while it cannot be closed; false when absent. */
  readonly busy?: boolean | undefined
  /** Part of the page: a heading, and nothing to close. */
  readonly inPlace?: boolean | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

const isPresent = (node: ReactNode): boolean => node !== undefined && node !== null

/** Header, scrolling body and footer of a drawer or dialog. */
export function ModalFrame(props: ModalFrameProps): ReactElement {
  const text = useUiText()
  const { inPlace = false, padded = true } = props
  const classes = dialog({ padded })
  return (
    <>
      <div className={classes.header}>
        {isPresent(props.icon) ? <span className={classes.icon}>{props.icon}</span> : null}
        {inPlace ? (
          <h3 className={classes.title}>{props.title}</h3>
        ) : (
          <ArkDialog.Title className={classes.title}>{props.title}</ArkDialog.Title>
        )}
        {props.badge}
        <div className={classes.actions}>
          {props.headerActions}
          {inPlace ? null : (
            <IconButton label={text.close} icon={<X aria-hidden />} disabled={props.busy} onClick={props.onClose} />
          )}
        </div>
      </div>
      <div className={classes.body} data-fk-body="">
        {props.children}
      </div>
      {isPresent(props.footer) || isPresent(props.footerNote) ? (
        <div className={classes.footer}>
          {isPresent(props.footerNote) ? <div className={classes.note}>{props.footerNote}</div> : null}
          {props.footer}
        </div>
      ) : null}
    </>
  )
}
