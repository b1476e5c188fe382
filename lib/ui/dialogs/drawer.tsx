import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { Modal } from './modal.tsx'
import { ModalFrame } from './modal-frame.tsx'

/** Title, contents and actions of a panel, and how it closes. */
export interface DrawerProps {
  /** Whether the panel is on screen. */
  readonly open: boolean
  /** Called when the user asks to close: Escape, the × or, if allowed, the backdrop. The caller decides. */
  readonly onClose: () => void
  readonly title: ReactNode
  /** A `Tag` after the title. */
  readonly badge?: ReactNode
  /** Buttons in the header, before the ×. */
  readonly headerActions?: ReactNode
  /** Width relative to the window: 60 % (default), 46 %, 40 %, or px. */
  readonly width?: string | undefined
  /** Buttons below the body, which stay while it scrolls; no footer when absent. */
  readonly footer?: ReactNode
  /** Shown at the left of the footer. */
  readonly footerNote?: ReactNode
  /** A press on the backdrop closes the drawer. Off by default, so that a stray press loses no typed text. */
  readonly closeOnScrim?: boolean | undefined
  /** Returns the element focused on opening; the first field of the body by default. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined
  /** False for a body that brings its own padding. */
  readonly padded?: boolean | undefined
  /** True while the drawer cannot be closed. */
  readonly busy?: boolean | undefined
  /** Renders the panel in its place in the page instead of over it; it has no × and takes no focus. */
  readonly inPlace?: boolean | undefined
  readonly children: ReactNode
}

const IN_PLACE: CSSProperties = { display: 'flex', flexDirection: 'column', height: '100%', minWidth: 0 }

/** A panel that slides over the page from the right. */
export function Drawer({ width = '60%', children, ...panel }: DrawerProps): ReactElement {
  const frame = <ModalFrame {...panel}>{children}</ModalFrame>
  return panel.inPlace ? (
    <div style={IN_PLACE}>{frame}</div>
  ) : (
    <Modal {...panel} placement="right" width={width}>
      {frame}
    </Modal>
  )
}
