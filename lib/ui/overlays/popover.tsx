import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useId, useState } from 'react'
import { OnDemand } from '../loading/on-demand.tsx'

/** Props that a popover passes to its trigger; `Button` and `IconButton` accept them. */
interface TriggerProps {
  readonly id?: string | undefined
  /** Opens or closes the box, after the trigger's own. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Says that a press opens a box. */
  readonly 'aria-haspopup'?: 'dialog' | undefined
  /** Whether the box is open. */
  readonly 'aria-expanded'?: boolean | undefined
  /** Id of the open box. */
  readonly 'aria-controls'?: string | undefined
}

/** The button, the box it opens, and whether the box is open. */
export interface PopoverProps {
  /** The button that opens the box; must pass on its props. */
  readonly trigger: ReactElement<TriggerProps>
  /** Controlled by the caller. */
  readonly open: boolean
  /** Called when the user opens or closes the box, with what it should be. */
  readonly onOpenChange: (open: boolean) => void
  /** Name of the box for screen readers. */
  readonly label: string
  readonly children: ReactNode
  /** Which edge of the trigger the box keeps to; `start` when absent. */
  readonly align?: 'start' | 'end' | undefined
  readonly className?: string | undefined
}

const loadBox = () => import('./floating-box.tsx').then(({ FloatingBox }) => FloatingBox)

/** A small box of controls that a button opens. Escape, a press outside and Tab past its ends close it. */
export function Popover({
  trigger,
  open,
  onOpenChange,
  label,
  children,
  align = 'start',
  className,
}: PopoverProps): ReactElement {
  const ownId = useId()
  const [used, setUsed] = useState(false)
  const triggerId = trigger.props.id ?? `${ownId}trigger`
  const contentId = `${ownId}content`
  const [button, setButton] = useState<HTMLElement | null>(null)

  const close = (refocus: boolean): void => {
    onOpenChange(false)
    if (refocus) button?.focus({ preventScroll: true })
  }
  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? contentId : undefined,
        onClick: (event) => {
          trigger.props.onClick?.(event)
          if (event.defaultPrevented) return
          setButton(event.currentTarget)
          setUsed(true)
          onOpenChange(!open)
        },
      })}
      {used || open ? (
        <OnDemand
          load={loadBox}
          props={
            open
              ? {
                  anchorId: triggerId,
                  contentId,
                  onClose: close,
                  label,
                  children,
                  className,
                  placement: align === 'end' ? 'bottom-end' : 'bottom-start',
                }
              : null
          }
        />
      ) : null}
    </>
  )
}
