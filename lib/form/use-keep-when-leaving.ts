import { useEffect } from 'react'

/**
 * Keeps typing when the page is hidden or closed, and when what holds it goes away.
 * @param keep keeps its identity while it does the same
 */
export function useKeepWhenLeaving(keep: () => void): void {
  useEffect(() => {
    // The page may be closed, reloaded or thrown away from here on, without another word.
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
  }, [keep])
}
