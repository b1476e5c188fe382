import { useEffect } from 'react'

/**
 * Stores input when the page is hidden or closed, and when the component unmounts.
 *
 * @param saveDraft keeps its identity while it does the same
 */
export function useSaveOnLeave(saveDraft: () => void): void {
  useEffect(() => {
    // From here on the browser may close, reload or discard the page without another event.
    window.addEventListener('pagehide', saveDraft)
    document.addEventListener('visibilitychange', saveDraft)
    return () => {
      window.removeEventListener('pagehide', saveDraft)
      document.removeEventListener('visibilitychange', saveDraft)
      saveDraft()
    }
  }, [saveDraft])
}
