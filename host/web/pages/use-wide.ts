import { useCallback, useSyncExternalStore } from 'react'

/** Below this width the columns of a page no longer stand beside each other. @unit px */
const LEAST = 768

/** True while there is room for columns beside each other, such as those of a month. @param least width in px */
export function useWide(least: number = LEAST): boolean {
  const wide = `(min-width: ${least}px)`
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = window.matchMedia(wide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    [wide],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
}
