import { useSyncExternalStore } from 'react'

/** Below this width seven columns are too narrow, and the list takes the place of the month. */
const WIDE = '(min-width: 768px)'

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** True while a month fits on the screen. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}
