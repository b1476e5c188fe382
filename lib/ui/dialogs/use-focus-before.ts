import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { usePortalRoot } from '../overlays/portal-root.tsx'

/** What has the focus, inside the shadow roots of the page too. */
function focusedIn(page: Document): HTMLElement | null {
  let element = page.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element as HTMLElement | null // adapter: what has the focus can be given it
}

export interface FocusBefore {
  /** Where the focus starts: where the person put it already, else at what is given. */
  readonly start: (first: () => HTMLElement | null) => HTMLElement | null
  /** What had the focus before; `null` when it left the page. */
  readonly back: () => HTMLElement | null
}

/**
 * Where the focus of an overlay starts and where it goes back to. The focus trap begins one frame after the content is
 * shown: who presses or types inside before that stays where they are, and the focus still returns outside.
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
