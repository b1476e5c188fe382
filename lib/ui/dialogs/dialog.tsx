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
export function Dialog({ width = '560px', children, ...panel }: DialogProps): ReactElement {
  return (
    <Modal {...panel} placement="center" width={width}>
      <ModalFrame {...panel}>{children}</ModalFrame>
    </Modal>
  )
}
