import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { usePortalRoot } from '../overlays/portal-root.tsx'

/** Returns the focused element, also inside the page's shadow roots. */
function focusedIn(page: Document): HTMLElement | null {
  let element = page.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element as HTMLElement | null // adapter: an element that has the focus can take it again
}

export interface FocusBefore {
  /** Returns where the focus starts: where the user has already put it, otherwise on `first`. */
  readonly start: (first: () => HTMLElement | null) => HTMLElement | null
  /** Returns what had the focus before; `null` when it was removed from the page. */
  readonly back: () => HTMLElement | null
}

/**
 * Decides where the focus of an overlay starts and where it returns to. The focus trap starts one frame after the
 * content is shown: a user who presses or types inside before that keeps the focus there, and on closing it still
 * returns outside.
 */
export function useFocusBefore(open: boolean, content: RefObject<HTMLElement | null>): FocusBefore {
  const page = usePortalRoot()
  const before = useRef<HTMLElement | null>(null)
  const started = useRef(false)
  const focused = useCallback(() => focusedIn(page()?.ownerDocument ?? document), [page])
  useEffect(() => {
    if (!open) return
    started.current = false
    before.current = focused()
  }, [open, focused])
  return {
    start: (first) => {
      const now = focused()
      if (content.current?.contains(now)) {
        started.current = true
        return now
      }
      if (!started.current) before.current = now
      started.current = true
      return first()
    },
    back: () => (before.current?.isConnected && !content.current?.contains(before.current) ? before.current : null),
  }
}
