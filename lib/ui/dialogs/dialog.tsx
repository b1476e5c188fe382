import type { ReactElement, ReactNode } from 'react'
import type { DrawerProps } from './drawer.tsx'
import { Modal } from './modal.tsx'
import { ModalFrame } from './modal-frame.tsx'

/** Those of a drawer, with an icon and a role for screen readers. */
export interface DialogProps extends DrawerProps {
  /** Before the title. */
  readonly icon?: ReactNode
  /** `alertdialog` for a question that has to be answered at once; `dialog` when absent. */
  readonly role?: 'dialog' | 'alertdialog' | undefined
}

/** A panel in the middle of the page, 560 px wide by default. */
export function Dialog(props: DialogProps): ReactElement {
  const { width = '560px', padded = true, busy = false, children } = props
  return (
    <Modal
      open={props.open}
      onClose={props.onClose}
      placement="center"
      role={props.role}
      width={width}
      busy={busy}
      closeOnScrim={props.closeOnScrim}
      initialFocus={props.initialFocus}
    >
      <ModalFrame
        title={props.title}
        icon={props.icon}
        badge={props.badge}
        headerActions={props.headerActions}
        footer={props.footer}
        footerNote={props.footerNote}
        padded={padded}
        busy={busy}
        onClose={props.onClose}
      >
        {children}
      </ModalFrame>
    </Modal>
  )
}
