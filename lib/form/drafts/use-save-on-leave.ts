import { useEffect } from 'react'

/**
 * Keeps typing when the page is hidden or closed, and when what holds it goes away.
 * @param keep keeps its identity while it does the same
 */
export function useSaveOnLeave(saveDraft: () => void): void {
  useEffect(() => {
    // The page may be closed, reloaded or thrown away from here on, without another word.
    window.addEventListener('pagehide', saveDraft)
    document.addEventListener('visibilitychange', saveDraft)
    return () => {
      window.removeEventListener('pagehide', saveDraft)
      document.removeEventListener('visibilitychange', saveDraft)
      saveDraft()
    }
  }, [saveDraft])
}
