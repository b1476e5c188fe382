import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { hasOpenDialog } from './has-open-dialog.ts'

/** State of an address that was opened without a wish to go there, such as by closing a tab: the focus stays. */
export const FOCUS_STAYS = 'focus-stays'

/** Key of the address that the browser loaded. */
const LOADED = 'default'

/**
 * Moves the focus into the page when another one is opened, so that Tab goes on there and screen readers read its name.
 * A page that has focused something itself keeps that focus.
 * @param page what the address opens; a change of its parameters alone moves nothing
 */
export function usePageFocus(main: RefObject<HTMLElement | null>, page: string): void {
  const { state, key } = useLocation()
  // A page that the browser loaded begins at its first link; after a log-in, the focus goes into the page at once.
  const before = useRef(key === LOADED ? page : null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of page moves the focus
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    const { current: element } = main
    if (state === FOCUS_STAYS || !element || element.contains(document.activeElement) || hasOpenDialog()) return
    element.focus({ preventScroll: true })
  }, [page])
}
