import { useCallback, useSyncExternalStore } from 'react'

/** Below this width the columns of a page are no longer side by side. @unit px */
const LEAST = 768

/** True while columns fit side by side, such as those of a month. @param least width in px */
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
