import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { type ReactElement, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { dialog } from '../../styled-system/recipes/index.js'
import { cssVariables } from '../dom/css-variables.ts'
import { focusedNear } from '../dom/focused-near.ts'
import { OverlayPortal } from '../overlays/overlay-portal.tsx'
import { PortalRootProvider } from '../overlays/portal-root.tsx'
import { useFocusBefore } from './use-focus-before.ts'

export interface ModalProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly placement: 'right' | 'center'
  readonly role?: 'dialog' | 'alertdialog' | undefined
  readonly width?: string | undefined
  /** True while Escape and the backdrop are ignored. */
  readonly busy?: boolean | undefined
  readonly closeOnScrim?: boolean | undefined
  readonly initialFocus?: (() => HTMLElement | null) | undefined
  /** Replaces the class of the standard box. */
  readonly contentClassName?: string | undefined
  readonly children: ReactNode
}

const FIELD =
  ':is(input:not([type=hidden]), select, textarea, [role=combobox]):not(:disabled, [readonly], [aria-readonly=true])'

/** Returns the first field to fill in, of radios the chosen one; null while there is none. */
function firstField(content: HTMLElement | null): HTMLElement | null {
  const fields = content?.querySelectorAll<HTMLElement>(`[data-fk-body] ${FIELD}`) ?? []
  // React hides what waits for a part that loads: nothing in it takes the focus.
  const first = [...fields].find((field) => field.getClientRects().length > 0) ?? null
  return first?.matches('[type=radio]')
    ? (first.closest('[role=radiogroup]')?.querySelector<HTMLElement>('input:checked') ?? first)
    : first
}

/**
 * Returns a function that answers the first field of a dialog; null while there is none. Until the user presses
 * something, a field that loads later takes the focus, and one that is drawn again takes it back.
 */
function useFirstField(contentRef: RefObject<HTMLElement | null>): () => HTMLElement | null {
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  return useCallback(() => {
    const content = contentRef.current
    if (content === null) return null
    stop.current()
    const observer = new MutationObserver(() => {
      const focused = focusedNear(content)
      if (focused !== content && focused !== null && focused !== content.ownerDocument.body) return
      const field = firstField(content) ?? (focused === content ? null : content)
      field?.focus({ preventScroll: true })
    })
    observer.observe(content, { childList: true, subtree: true, attributeFilter: ['disabled', 'readonly', 'style'] })
    const end = (): void => {
      observer.disconnect()
      for (const press of PRESSES) content.removeEventListener(press, end, true)
    }
    for (const press of PRESSES) content.addEventListener(press, end, true)
    stop.current = end
    return firstField(content)
  }, [contentRef])
}

const PRESSES = ['keydown', 'pointerdown'] as const

/** A press on a message closes the message, not the dialog below it. */
const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-fk-toasts]') !== null

/** Common base of drawer, dialog and confirmation: backdrop, focus trap, Escape, and restoring the focus. */
export function Modal(props: ModalProps): ReactElement {
  const { open, onClose, placement, width, busy = false, closeOnScrim = false, children } = props
  const contentRef = useRef<HTMLDivElement>(null)
  const classes = dialog({ placement })

  // Opens after mounting. React may run the effects of a mount twice, which would make two focus traps: the first would
  // return the focus to the page while the second holds it.
  const [stands, setStands] = useState(false)
  useEffect(() => setStands(true), [])

  const focus = useFocusBefore(open, contentRef)
  const findFirst = useFirstField(contentRef)

  // Lists and menus opened inside are rendered inside, because screen readers ignore everything outside a modal.
  const findContent = useCallback(() => contentRef.current, [])

  return (
    <ArkDialog.Root
      open={open && stands}
      lazyMount
      unmountOnExit
      role={props.role ?? 'dialog'}
      closeOnEscape={!busy}
      closeOnInteractOutside={closeOnScrim && !busy}
      initialFocusEl={() =>
        focus.start(
          // Without a field, the close button would take the focus.
          () => (props.initialFocus ?? findFirst)() ?? firstField(contentRef.current) ?? contentRef.current,
        )
      }
      finalFocusEl={focus.back}
      onInteractOutside={(event) => {
        if (isToast(event.detail.originalEvent.target)) event.preventDefault()
      }}
      // There is no trigger, so the machine only ever asks to close.
      onOpenChange={() => onClose()}
    >
      <OverlayPortal shown={open && stands}>
        <ArkDialog.Backdrop className={classes.scrim} />
        <ArkDialog.Positioner className={classes.positioner}>
          <ArkDialog.Content
            ref={contentRef}
            className={props.contentClassName ?? classes.content}
            style={width === undefined ? undefined : cssVariables({ '--fk-width': width })}
          >
            <PortalRootProvider value={findContent}>{children}</PortalRootProvider>
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </OverlayPortal>
    </ArkDialog.Root>
  )
}
