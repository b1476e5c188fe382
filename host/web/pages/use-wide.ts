import { useSyncExternalStore } from 'react'

/** Below this width the columns of a page no longer stand beside each other. */
const WIDE = '(min-width: 768px)'

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** True while there is room for columns beside each other, such as those of a month. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}
