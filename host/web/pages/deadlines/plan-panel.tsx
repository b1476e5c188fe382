import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useState } from 'react'
import { Dialog, IconButton } from 'fangkit/ui'
import { messages } from './deadlines-messages.ts'

export interface PlanPanelProps {
  readonly title: string
  /** True where it is beside the month, which stays in use; otherwise it covers the page. */
  readonly docked: boolean
  readonly busy: boolean
  /** Id of the field that receives the focus. */
  readonly focusId: string
  readonly footer: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
}

const panel = 'portal-deadlines-panel'

/** The frame in which a job is planned. It gives the focus back to where it was. */
export function PlanPanel({ docked, ...frame }: PlanPanelProps): ReactElement {
  const { title, busy, focusId, footer, children, onClose } = frame
  if (docked) return <Docked {...frame} />
  return (
    <Dialog
      open
      title={title}
      width="520px"
      busy={busy}
      onClose={onClose}
      initialFocus={() => document.getElementById(focusId)}
      footer={footer}
    >
      {children}
    </Dialog>
  )
}

function Docked({ title, busy, focusId, footer, children, onClose }: Omit<PlanPanelProps, 'docked'>): ReactElement {
  const titleId = useId()
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    document.getElementById(focusId)?.focus()
    return () => {
      // Who went on elsewhere meanwhile stays there.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    }
  }, [focusId, before])
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || busy) return
    event.preventDefault()
    onClose()
  }
  return (
    // It is no modal dialog: the month beside it shows what moves.
    <div role="dialog" aria-labelledby={titleId} className={panel} onKeyDown={press}>
      <h2 id={titleId}>
        {title}
        <IconButton size="sm" icon={<X aria-hidden />} label={messages.plan.close} disabled={busy} onClick={onClose} />
      </h2>
      {children}
      <footer>{footer}</footer>
    </div>
  )
}
