import { usePopover } from '@ark-ui/react/popover'
import { type CSSProperties, type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { floatingBox } from '../../styled-system/recipes/index.js'
import { FieldControlProvider } from '../field-control.tsx'
import { isComposing } from '../dom/is-composing.ts'
import { OverlayPortal } from './overlay-portal.tsx'

export interface FloatingBoxProps {
  /** Id of the element below which the box is placed. */
  readonly anchorId: string
  readonly contentId: string
  /** `true` returns the focus to the control: Escape, or Tab past either end. */
  readonly onClose: (refocus: boolean) => void
  readonly children: ReactNode
  /** `dialog` takes the focus; with `presentation` the focus stays on the control. */
  readonly role?: 'dialog' | 'presentation' | 'tooltip' | undefined
  readonly label?: string | undefined
  readonly placement?: 'bottom-start' | 'bottom-end' | 'bottom' | 'top' | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

const TABBABLE = ':is(button, input, textarea, select, a[href], [tabindex]):not(:disabled, [tabindex="-1"])'

/** Tab past an end closes the box: the focus returns to the control, and the key moves on from there. */
const leavesAtEnd = (event: KeyboardEvent<HTMLElement>): boolean => {
  if (event.key !== 'Tab') return false
  const stops: readonly EventTarget[] = [...event.currentTarget.querySelectorAll(TABBABLE)]
  const at = stops.indexOf(event.target)
  return event.shiftKey ? at <= 0 : at === stops.length - 1
}

/** A box under a control. The first `[data-autofocus]` inside takes the focus; Escape returns it. */
export function FloatingBox(props: FloatingBoxProps): ReactElement {
  const { anchorId, contentId, onClose, children, role = 'dialog', label, placement = 'bottom-start' } = props
  const content = useRef<HTMLDivElement>(null)
  const escaped = useRef(false)
  const takesFocus = role === 'dialog'
  const api = usePopover({
    open: true,
    ids: { trigger: anchorId, content: contentId },
    onEscapeKeyDown: () => {
      escaped.current = true
    },
    onOpenChange: ({ open }) => {
      if (!open) onClose(escaped.current)
    },
    positioning: { placement, gutter: 4, strategy: 'fixed', fitViewport: true },
    portalled: false,
    autoFocus: false,
    restoreFocus: false,
  })

  useEffect(() => {
    if (!takesFocus) return
    const first = content.current?.querySelector<HTMLElement>('[data-autofocus]') ?? content.current
    first?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <OverlayPortal>
      <div {...api.getPositionerProps()}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: it has a role */}
        <div
          {...api.getContentProps()}
          ref={content}
          role={role}
          tabIndex={takesFocus ? -1 : undefined}
          aria-labelledby={undefined}
          aria-label={takesFocus ? label : undefined}
          className={cx(floatingBox(), props.className)}
          style={props.style}
          data-tip={role === 'tooltip' ? '' : undefined}
          onKeyDown={(event) => {
            if (!takesFocus || event.defaultPrevented || isComposing(event) || !leavesAtEnd(event)) return
            if (event.shiftKey) event.preventDefault()
            onClose(true)
          }}
        >
          {/* The label and messages of the field belong to the control, not to what is inside the box. */}
          <FieldControlProvider value={null}>{children}</FieldControlProvider>
        </div>
      </div>
    </OverlayPortal>
  )
}
