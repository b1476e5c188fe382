import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'

/**
 * Follows links from widgets to pages of the portal without reloading the window. The browser handles clicks that open
 * a new tab or window.
 */
export function useOwnLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null
      if (link?.target !== '' || link.hasAttribute('download')) return
      event.preventDefault()
      void navigate(link.getAttribute('href') ?? '')
    },
    [navigate],
  )
}
