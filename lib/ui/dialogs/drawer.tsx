import type { ReactElement, ReactNode } from 'react'
import { Modal } from './modal.tsx'
import { ModalFrame } from './modal-frame.tsx'

export interface DrawerProps {
  readonly open: boolean
  /** A wish: Escape, the × and (if allowed) the scrim ask, the caller decides. */
  readonly onClose: () => void
  readonly title: ReactNode
  /** A `Tag` after the title. */
  readonly badge?: ReactNode
  readonly headerActions?: ReactNode
  /** Of the window: 60 % (default), 46 %, 40 %, or px. */
  readonly width?: string | undefined
  readonly footer?: ReactNode
  /** At the left of the footer. */
  readonly footerNote?: ReactNode
  /** Off by default: typed text is not lost by a stray press. */
  readonly closeOnScrim?: boolean | undefined
  /** Focused on opening; the first field of the body otherwise. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined
  readonly padded?: boolean | undefined
  /** Closing is not offered. */
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/** A panel from the right over the page. */
export function Drawer(props: DrawerProps): ReactElement {
  const { width = '60%', padded = true, busy = false, children } = props
  return (
    <Modal
      open={props.open}
      onClose={props.onClose}
      placement="right"
      width={width}
      busy={busy}
      closeOnScrim={props.closeOnScrim}
      initialFocus={props.initialFocus}
    >
      <ModalFrame
        title={props.title}
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
