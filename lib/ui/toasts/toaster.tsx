import {
  type FocusEvent,
  type ReactElement,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  useEffect,
} from 'react'
import { toast } from '../../styled-system/recipes/index.js'
import { type ToasterHandle, VISIBLE_TOASTS } from './create-toaster.ts'
import { OverlayPortal } from '../overlays/overlay-portal.tsx'
import { Toast } from './toast.tsx'
import { useUiText } from '../ui-text.tsx'

/** Returns true while the page of `ref` is hidden. */
function usePageHidden(ref: RefObject<Element | null>): boolean {
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const page = ref.current?.ownerDocument
    if (page === undefined) return undefined
    const update = (): void => setHidden(page.visibilityState === 'hidden')
    update()
    page.addEventListener('visibilitychange', update)
    return () => page.removeEventListener('visibilitychange', update)
  }, [ref])

  return hidden
}

/** The toaster whose messages are shown, and the name of the region. */
export interface ToasterProps {
  /** Made with `createToaster`. */
  readonly toaster: ToasterHandle
  readonly label?: string | undefined
}

/**
 * Shows the messages of a `ToasterHandle`: bottom left, beside drawers and above the bar of what is being edited; at
 * most three, read by screen readers. The countdown stops while one is hovered or focused.
 */
export function Toaster({ toaster, label }: ToasterProps): ReactElement {
  const text = useUiText()
  const entries = useSyncExternalStore(toaster.subscribe, toaster.entries, toaster.entries)
  const regionRef = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = usePageHidden(regionRef)

  const close = useCallback(
    (id: string) => {
      const hadFocus = regionRef.current?.matches(':focus-within') === true
      toaster.dismiss(id)
      setHovered(false)
      if (!hadFocus) return
      setFocused(false)
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    },
    [toaster],
  )
  const enter = (event: FocusEvent<HTMLElement>): void => {
    setFocused(true)
    const from = event.relatedTarget
    if (from !== null && !event.currentTarget.contains(from)) cameFrom.current = from
  }
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
  }

  return (
    <OverlayPortal shown={entries[0]?.id ?? false} above>
      <section
        ref={regionRef}
        aria-label={label ?? text.notifications}
        aria-live="polite"
        aria-relevant="additions text"
        data-fk-toasts=""
        className={toast().region}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        onFocus={enter}
        onBlur={leave}
      >
        {entries.slice(0, VISIBLE_TOASTS).map((entry) => (
          <Toast
            key={`${entry.id}:${entry.revision}`}
            entry={entry}
            paused={hovered || focused || hidden}
            onClose={close}
          />
        ))}
      </section>
    </OverlayPortal>
  )
}
