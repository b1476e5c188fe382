import { usePopover } from '@ark-ui/react/popover'
import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css, cx } from '../../styled-system/css/index.js'
import { FieldControlProvider } from '../../ui/field-control.tsx'
import { OverlayPortal } from '../../ui/overlays/overlay-portal.tsx'
import type { PickerPopup } from './picker-field.tsx'

export interface FieldPopupProps extends PickerPopup {
  readonly children: ReactNode
  readonly className?: string | undefined
}

const box = css({
  zIndex: 'popup',
  display: 'flex',
  flexDirection: 'column',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  backgroundColor: 'overlay',
  color: 'ink',
  boxShadow: 'overlay',
  overflow: 'hidden',
  '&:is(:focus, :focus-visible)': { outline: 'none' },
})

/** Inline styles, because they are used once and the size of the style sheet is limited. */
const SIZE: CSSProperties = {
  minWidth: 'max(var(--reference-width, 120px), 280px)',
  maxWidth: 'min(560px, var(--available-width, 560px))',
  maxHeight: 'min(420px, var(--available-height, 420px))',
}

/** A box under a control. The first `[data-autofocus]` inside takes the focus; Escape returns it. */
export function FieldPopup({
  label,
  triggerId,
  contentId,
  onClose,
  children,
  className,
}: FieldPopupProps): ReactElement {
  const texts = useMessages(pickerMessages)
  const content = useRef<HTMLDivElement>(null)
  const escaped = useRef(false)
  const api = usePopover({
    open: true,
    ids: { trigger: triggerId, content: contentId },
    onEscapeKeyDown: () => {
      escaped.current = true
    },
    onOpenChange: ({ open }) => {
      if (!open) onClose(escaped.current)
    },
    positioning: { placement: 'bottom-start', gutter: 4, strategy: 'fixed', fitViewport: true },
    portalled: true,
    autoFocus: false,
    restoreFocus: false,
  })
  useEffect(() => {
    const first = content.current?.querySelector<HTMLElement>('[data-autofocus]') ?? content.current
    first?.focus({ preventScroll: true })
  }, [])
  return (
    <OverlayPortal>
      <div {...api.getPositionerProps()}>
        <div
          {...api.getContentProps()}
          ref={content}
          role="dialog"
          aria-labelledby={undefined}
          aria-label={texts.pick({ label })}
          className={cx(box, className)}
          style={SIZE}
        >
          {/* The label and messages of the field belong to the control, not to the inputs in the popup. */}
          <FieldControlProvider value={null}>{children}</FieldControlProvider>
        </div>
      </div>
    </OverlayPortal>
  )
}
