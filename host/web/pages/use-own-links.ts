import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'

/**
 * Links a widget draws to pages of the portal lead there without loading the window anew; a press that asks for a new
 * tab or window stays the browser's.
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
